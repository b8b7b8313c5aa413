/** A map of tiles as it is laid before the game (C1b). */

import type { SetupForm } from '../../../table/game';
import type { Catalogue, Layout, Placement, TileFace } from '../view';
import { World, type PlacedHex } from '../world';

/** The choice of laying the tiles oneself, among the layouts. */
export const OWN = 'own';

export type Side = Placement['side'];

/** A map as it is drawn in the form. */
export interface Picture {
  readonly world: World;
  /** Whether one lays it oneself. */
  readonly editable: boolean;
  /** The hex that is being seen to. */
  readonly hex: string;
  /** What lies on a hex, for its colour. */
  ground(hex: PlacedHex): string;
  /** The corners of what lies there, clockwise from the top. */
  corners(hex: string): string[];
  /** A word or number on it. */
  mark(hex: string): string;
  /** The tile that lies there. */
  tile(hex: string): string | undefined;
  canChoose(hex: PlacedHex): boolean;
  choose(hex: string): void;
}

/** A tile needs as many spaces. */
const SPACES = 6;

export class OwnMap implements Picture {
  readonly world: World;
  /** Hexes that can take a tile. */
  readonly hexes: PlacedHex[];
  /** The tiles of a map of one's own. */
  laid: Placement[] = $state([]);
  /** The hex that is being seen to. */
  hex = $state('');
  readonly #cards: Catalogue['cards'];
  readonly #form: SetupForm;
  #wanted = $state('');

  constructor({ cards }: Catalogue, form: SetupForm) {
    this.#cards = cards;
    this.#form = form;
    this.world = new World(cards.archipelago_hexes, cards.maps.archipelago);
    this.hexes = [...this.world.hexes.values()].filter(({ spaces }) => spaces.length === SPACES);
    this.hex = this.hexes[0]?.id ?? '';
  }

  /** Land people against sea people: all tiles lie with the front up (C4.2). */
  get frontsOnly(): boolean {
    return this.#form.variants.includes('yrr');
  }

  /** The layouts that fit, the usual one first. */
  get layouts(): Layout[] {
    const yrr = this.frontsOnly;
    return this.#cards.layouts
      .filter((layout) => layout.yrr || !yrr)
      .toSorted((a, b) => Number(a.yrr !== yrr) - Number(b.yrr !== yrr));
  }

  get layout(): string {
    const known = this.#wanted === OWN || this.layouts.some(({ id }) => id === this.#wanted);
    return known ? this.#wanted : (this.layouts[0]?.id ?? OWN);
  }

  /** Whoever lays tiles begins with the layout that they have looked at. */
  set layout(wanted: string) {
    if (wanted === OWN) this.laid = this.shown.map((one) => ({ ...one }));
    this.#wanted = wanted;
  }

  get shown(): readonly Placement[] {
    if (this.layout !== OWN) return this.layouts.find(({ id }) => id === this.layout)?.tiles ?? [];
    return this.laid.map((one) => ({ ...one, side: this.frontsOnly ? 'front' : one.side }));
  }

  at(hex: string): Placement | undefined {
    return this.shown.find((one) => one.hex === hex);
  }

  face({ tile, side }: Placement): TileFace | undefined {
    return this.#cards.tiles.find(({ id }) => id === tile)?.[side];
  }

  get editable(): boolean {
    return this.layout === OWN;
  }

  ground({ id, kind, ring }: PlacedHex): string {
    const placed = this.at(id);
    if (placed) return this.face(placed)?.ring ?? 'none';
    return ring ?? (kind === 'ocean' ? kind : 'none');
  }

  /** The corners of a tile as it lies, clockwise from the top. */
  corners(hex: string): string[] {
    const placed = this.at(hex);
    const corners = placed ? (this.face(placed)?.corners ?? []) : [];
    return corners.map((_, at) => corners.at(at - (placed?.turn ?? 0)) ?? '');
  }

  mark(): string {
    return '';
  }

  tile(hex: string): string | undefined {
    return this.at(hex)?.tile;
  }

  canChoose(hex: PlacedHex): boolean {
    return this.editable && hex.spaces.length === SPACES;
  }

  choose(hex: string): void {
    this.hex = hex;
  }

  /** The tiles for the hex: those that lie nowhere else. */
  free(): string[] {
    const used = this.laid.filter(({ hex }) => hex !== this.hex).map(({ tile }) => tile);
    return this.#cards.tiles.map(({ id }) => id).filter((id) => !used.includes(id));
  }

  /** Lays a tile on the hex, or takes away the one that lies there. */
  lay(tile: string): void {
    const before = this.laid.find(({ hex }) => hex === this.hex);
    this.laid = this.laid.filter((one) => one !== before);
    if (tile) this.laid.push({ hex: this.hex, side: 'front', turn: 0, ...before, tile });
  }

  change(to: { side: Side } | { turn: number }): void {
    this.laid = this.laid.map((one) => (one.hex === this.hex ? { ...one, ...to } : one));
  }

  /** Takes over a map that was kept. */
  take(options: Record<string, unknown>): void {
    const { layout, tiles } = options as { layout?: string; tiles?: Placement[] };
    if (tiles) this.laid = tiles.map((one) => ({ ...one }));
    this.#wanted = tiles ? OWN : (layout ?? '');
  }

  /** What the game is told of it. */
  get options(): Record<string, unknown> {
    return this.layout === OWN ? { tiles: this.shown } : { layout: this.layout };
  }
}
