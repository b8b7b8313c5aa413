/** Where cratons lie on a map: seven hexes each, the middle first. Where one may lie the game says. */

import type { Footings } from '../view';
import type { PlacedHex, World } from '../world';

export class Grid {
  constructor(
    readonly world: World,
    readonly footings: Footings,
  ) {}

  /** The hexes of a craton by field, or null if it does not fit; turning moves all but the middle. */
  fields(middle: string, turn: number): string[] | null {
    const [hex, ...around] = this.footings[middle] ?? [];
    if (hex === undefined) return null;
    return [hex, ...around.slice(turn), ...around.slice(0, turn)];
  }

  /** Hexes for the middle of a craton beside others. */
  free(others: readonly string[]): PlacedHex[] {
    const taken = new Set(others.flatMap((id) => this.footings[id] ?? []));
    return Object.entries(this.footings).flatMap(([id, fields]) =>
      fields.some((field) => taken.has(field)) ? [] : [this.world.hex(id)],
    );
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
