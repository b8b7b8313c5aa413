/** Where hexes and spaces of a map are drawn, and what is there. */

import { closest, type Point } from '../../table/map/geometry';
import type { HexCard, OriginsView, Printed, Shore, SpaceCard } from './view';

/** The side of a hex in units of the drawing. */
export const SIDE = 34;
export const HALF_WIDTH = (SIDE * Math.sqrt(3)) / 2;
const MARGIN = 26;

export interface PlacedHex extends HexCard, Point {
  /** Its spaces, in the order of the map. */
  spaces: string[];
}

export interface PlacedSpace extends SpaceCard {
  points: Point[];
}

function scaled(x: number, y: number): Point {
  return { x: x * 2 * HALF_WIDTH, y: y * SIDE };
}

export class World {
  readonly hexes: Map<string, PlacedHex>;
  readonly spaces: Map<string, PlacedSpace>;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;

  constructor(hexes: HexCard[], spaces: SpaceCard[]) {
    this.hexes = new Map(
      hexes.map((hex) => [
        hex.id,
        { ...hex, ...scaled(hex.q + hex.r / 2, 1.5 * hex.r), spaces: [] as string[] },
      ]),
    );
    this.spaces = new Map(
      spaces.map((space) => [
        space.id,
        { ...space, points: space.places.map(([x, y]) => scaled(x, y)) },
      ]),
    );
    for (const space of spaces) {
      for (const { hex } of space.corners) this.hexes.get(hex)?.spaces.push(space.id);
    }
    const all = [...this.hexes.values()];
    const xs = all.map(({ x }) => x);
    const ys = all.map(({ y }) => y);
    this.left = Math.min(...xs) - HALF_WIDTH - MARGIN;
    this.top = Math.min(...ys) - SIDE - MARGIN;
    this.width = Math.max(...xs) + HALF_WIDTH + MARGIN - this.left;
    this.height = Math.max(...ys) + SIDE + MARGIN - this.top;
  }

  hex(id: string): PlacedHex {
    const found = this.hexes.get(id);
    if (found === undefined) throw new Error(`no hex ${id}`);
    return found;
  }

  space(id: string): PlacedSpace {
    const found = this.spaces.get(id);
    if (found === undefined) throw new Error(`no space ${id}`);
    return found;
  }

  /** Of some spaces the one that is nearest to another; null if these are none. */
  nearest(space: string, among: readonly string[]): string | null {
    const from = this.spaces.get(space)?.points ?? [];
    let best: string | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const other of among) {
      const ends = closest(from, this.spaces.get(other)?.points ?? []);
      const distance = ends ? Math.hypot(ends[0].x - ends[1].x, ends[0].y - ends[1].y) : least;
      if (distance < least) [best, least] = [other, distance];
    }
    return best;
  }

  /** What is printed on a hex or on the tile that covers it. */
  printed(view: OriginsView, id: string): Printed {
    return view.ground[id] ?? this.hex(id);
  }

  shore(view: OriginsView, id: string): Shore {
    return view.shores[id] ?? this.space(id).kind;
  }
}

/** The corners of a hex around its middle. */
export function outline(side: number): string {
  const half = (side * Math.sqrt(3)) / 2;
  const points: [number, number][] = [
    [0, -side],
    [half, -side / 2],
    [half, side / 2],
    [0, side],
    [-half, side / 2],
    [-half, -side / 2],
  ];
  return points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}

/** A name in lines of at most so many letters; a longer word has a line of its own. */
export function linesOf(name: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}
