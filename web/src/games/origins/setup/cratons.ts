/** Where cratons fit on a map (C5, C6c): seven hexes each, the middle first. */

import type { PlacedHex, World } from '../world';

/** The way to each neighbour of a hex, clockwise from the north-east. */
const AROUND = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;

/** A field needs as many spaces, as a tile does. */
const SPACES = 6;
/** Middles of cratons that are nearer to each other would overlap. */
const TOUCHING = 3;

/** How many steps lie between two hexes. */
export function distance(one: PlacedHex, other: PlacedHex): number {
  const [q, r] = [one.q - other.q, one.r - other.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

export class Grid {
  readonly #at = new Map<string, PlacedHex>();

  constructor(readonly world: World) {
    for (const hex of world.hexes.values()) this.#at.set(`${hex.q} ${hex.r}`, hex);
  }

  #beside({ q, r }: PlacedHex, [east, south]: readonly [number, number]): PlacedHex | undefined {
    return this.#at.get(`${q + east} ${r + south}`);
  }

  /** The hexes of a craton by field, or null if it does not fit (C6c, K2d). */
  fields(middle: string, turn: number): string[] | null {
    const hex = this.world.hexes.get(middle);
    if (!hex) return null;
    const around = AROUND.map((way) => this.#beside(hex, way));
    const turned = around.map((_, field) => around.at((field + turn) % AROUND.length));
    const found = [hex, ...turned];
    const fits = found.every((one) => one?.spaces.length === SPACES && !this.#isAtEdge(one));
    return fits ? found.flatMap((one) => (one ? [one.id] : [])) : null;
  }

  /** Whether a hex lies at the east or west edge. */
  #isAtEdge(hex: PlacedHex): boolean {
    return !this.#beside(hex, [1, 0]) || !this.#beside(hex, [-1, 0]);
  }

  /** Hexes for the middle of a craton. */
  middles(): PlacedHex[] {
    return [...this.world.hexes.values()].filter(({ id }) => this.fields(id, 0) !== null);
  }

  /** Hexes for the middle of a craton beside others. */
  free(others: readonly string[]): PlacedHex[] {
    const taken = others.map((id) => this.world.hex(id));
    return this.middles().filter((hex) => taken.every((one) => distance(one, hex) >= TOUCHING));
  }

  /** So many middles at random, none too near to another. */
  scattered(number: number, random: () => number = Math.random): string[] {
    for (;;) {
      const found: string[] = [];
      while (found.length < number) {
        const hex = pick(this.free(found), random);
        if (!hex) break;
        found.push(hex.id);
      }
      if (found.length === number) return found;
    }
  }
}

/** One of several things at random. */
export function pick<T>(things: readonly T[], random: () => number = Math.random): T | undefined {
  return things[Math.floor(random() * things.length)];
}

/** The same things in a random order. */
export function shuffled<T>(things: readonly T[], random: () => number = Math.random): T[] {
  const left = [...things];
  const found: T[] = [];
  while (left.length > 0) found.push(...left.splice(Math.floor(random() * left.length), 1));
  return found;
}
