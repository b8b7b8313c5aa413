/** A world of cratons as it is set up before the game (C5, C6b to C6d, K). */

import type { SetupForm } from '../../../table/game';
import type {
  Catalogue,
  CratonCard,
  Disc,
  LaidCraton,
  LastMap,
  Placement,
  StripCard,
  TileFace,
} from '../view';
import { World, type PlacedHex } from '../world';
import { Grid, pick, shuffled } from './cratons';
import { OWN, type Picture, type Side } from './ownMap.svelte';

/** The variants that ask for a world of cratons. */
export const WORLDS = [
  'cratons',
  'mars',
  'venus',
  'chimera',
  'quick-map',
  'tiled',
  'real-earth',
] as const;
export type WorldVariant = (typeof WORLDS)[number];

/** The map is made in the game. */
export const IN_GAME = 'game';
/** The strip that the map asks for. */
export const USUAL = '';
export const RANDOM = 'random';
export const DISCS: readonly Disc[] = ['none', 'white', 'green', 'black', 'shelf'];

/** Worlds whose cratons can be given, and those that begin with a last map of Megafauna. */
const GIVEN: readonly WorldVariant[] = ['cratons', 'quick-map', 'tiled', 'real-earth'];
const LAST_MAPS: readonly WorldVariant[] = ['tiled', 'real-earth'];
const WITHOUT_STRIP: readonly WorldVariant[] = ['quick-map', 'real-earth'];
const SIDES: readonly Side[] = ['front', 'back'];
const TURNS = [0, 1, 2, 3, 4, 5];

type Board = 'earth' | 'archipelago';

/** The world that the variants ask for. */
export function worldOf(variants: readonly string[]): WorldVariant | null {
  return WORLDS.find((name) => variants.includes(name)) ?? null;
}

export class CratonMap implements Picture {
  /** Where the map comes from, on each side of it: the game, a last map of the cards, or oneself. */
  readonly #sources: Record<Board, string> = $state({ earth: IN_GAME, archipelago: IN_GAME });
  /** The cratons of one's own on each side. */
  readonly #own: Record<Board, LaidCraton[]> = $state({ earth: [], archipelago: [] });
  #tiles: Placement[] = $state([]);
  strip = $state(USUAL);
  /** K3e. Whether a chimera lies on the Earth. */
  onEarth = $state(false);
  /** The craton that is being seen to. */
  craton = $state('');
  readonly #cards: Catalogue['cards'];
  readonly #form: SetupForm;
  readonly #grids: Record<Board, Grid>;

  constructor({ cards }: Catalogue, form: SetupForm) {
    this.#cards = cards;
    this.#form = form;
    this.#grids = {
      earth: new Grid(new World(cards.earth_hexes, cards.maps.earth), cards.footings.earth),
      archipelago: new Grid(
        new World(cards.archipelago_hexes, cards.maps.archipelago),
        cards.footings.archipelago,
      ),
    };
    this.craton = cards.cratons[0]?.id ?? '';
  }

  get variant(): WorldVariant {
    return worldOf(this.#form.variants) ?? 'cratons';
  }

  get board(): Board {
    return this.variant === 'real-earth' ? 'earth' : 'archipelago';
  }

  get grid(): Grid {
    return this.#grids[this.board];
  }

  get world(): World {
    return this.grid.world;
  }

  /** The cratons that one has laid on this side of the map. */
  get laid(): LaidCraton[] {
    return this.#own[this.board];
  }

  set laid(cratons: LaidCraton[]) {
    this.#own[this.board] = cratons;
  }

  get cratons(): CratonCard[] {
    return this.#cards.cratons.filter(
      ({ planet }) => this.variant !== 'quick-map' || planet === 'earth',
    );
  }

  get strips(): StripCard[] {
    return this.#cards.strips;
  }

  /** K3a, K3b. Tiles upon cratons or beside them, where the world has any. */
  get tiles(): Placement[] {
    const tiled = this.variant === 'quick-map' || this.#form.variants.includes('archipelago');
    return tiled ? this.#tiles : [];
  }

  get canBeGiven(): boolean {
    return GIVEN.includes(this.variant);
  }

  get hasStrip(): boolean {
    return !WITHOUT_STRIP.includes(this.variant);
  }

  get hasDiscs(): boolean {
    return this.variant !== 'quick-map';
  }

  /** The last maps that lie on this side of the map. */
  get endings(): LastMap[] {
    if (this.variant === 'quick-map') return [];
    return this.#cards.worlds.filter(({ board }) => board === this.board);
  }

  get sources(): string[] {
    const first = LAST_MAPS.includes(this.variant) ? [] : [IN_GAME];
    return [...first, ...this.endings.map(({ id }) => id), OWN];
  }

  get source(): string {
    const wanted = this.#sources[this.board];
    return this.sources.includes(wanted) ? wanted : (this.sources[0] ?? OWN);
  }

  /** Whoever lays cratons begins with the map that they have looked at. */
  set source(wanted: string) {
    if (wanted === OWN) {
      const fitting = this.shown.filter(({ hex, turn }) => this.grid.fields(hex, turn));
      this.laid = fitting.map((one) => ({ ...one }));
      this.#tiles = [];
      const seen = this.endings.find(({ id }) => id === this.source);
      if (seen && this.hasStrip && this.strip === USUAL) this.strip = seen.strip;
    }
    this.#sources[this.board] = wanted;
  }

  get editable(): boolean {
    return this.source === OWN;
  }

  get shown(): readonly LaidCraton[] {
    if (this.source === OWN) return this.laid;
    return this.endings.find(({ id }) => id === this.source)?.cratons ?? [];
  }

  // --- the picture --------------------------------------------------------------------------

  /** What lies on each hex: the biome of a field, the ring of a tile, or nothing. */
  #grounds = $derived.by(() => {
    const found = new Map<string, string>();
    for (const { craton, hex, turn } of this.shown) {
      const fields = this.#cards.cratons.find(({ id }) => id === craton)?.fields ?? [];
      for (const [field, place] of (this.grid.fields(hex, turn) ?? []).entries()) {
        found.set(place, this.variant === 'quick-map' ? 'lake' : (fields[field] ?? 'steppe'));
      }
    }
    if (this.editable) {
      for (const one of this.tiles) found.set(one.hex, this.#face(one)?.ring ?? 'none');
    }
    return found;
  });

  #face({ tile, side }: Placement): TileFace | undefined {
    return this.#cards.tiles.find(({ id }) => id === tile)?.[side];
  }

  ground({ id, kind, ring }: PlacedHex): string {
    return this.#grounds.get(id) ?? ring ?? (kind === 'ocean' ? kind : 'none');
  }

  corners(hex: string): string[] {
    const placed = this.editable ? this.tiles.find((one) => one.hex === hex) : undefined;
    const corners = placed ? (this.#face(placed)?.corners ?? []) : [];
    return corners.map((_, at) => corners.at(at - (placed?.turn ?? 0)) ?? '');
  }

  /** The number of the field on a hex, which is its printed die. */
  mark(hex: string): string {
    if (this.variant === 'quick-map') return '';
    for (const one of this.shown) {
      const field = this.grid.fields(one.hex, one.turn)?.indexOf(hex) ?? -1;
      if (field > 0) return String(field);
    }
    return '';
  }

  tile(hex: string): string | undefined {
    return this.editable ? this.tiles.find((one) => one.hex === hex)?.tile : undefined;
  }

  canChoose(hex: PlacedHex): boolean {
    return this.editable && this.places().some(({ id }) => id === hex.id);
  }

  get hex(): string {
    return this.here?.hex ?? '';
  }

  // --- laying -------------------------------------------------------------------------------

  /** The craton that is being seen to, if it lies on the map. */
  get here(): LaidCraton | undefined {
    return this.shown.find(({ craton }) => craton === this.craton);
  }

  /** What is printed on a field of the craton. */
  fieldKind(field: number): string {
    return this.#cards.cratons.find(({ id }) => id === this.craton)?.fields[field] ?? 'steppe';
  }

  /** Where the craton may lie. */
  places(): PlacedHex[] {
    const others = this.laid.filter(({ craton }) => craton !== this.craton);
    return this.grid.free(others.map(({ hex }) => hex));
  }

  /** Lays the craton with its middle on a hex, or takes it away. */
  choose(hex: string): void {
    const before = this.laid.find(({ craton }) => craton === this.craton);
    const rest = this.laid.filter((one) => one !== before);
    const blank = { turn: 0, discs: [], plants: [] };
    this.laid = hex ? [...rest, { ...blank, ...before, craton: this.craton, hex }] : rest;
    this.#tiles = [];
  }

  change(to: Partial<LaidCraton>): void {
    this.laid = this.laid.map((one) => (one.craton === this.craton ? { ...one, ...to } : one));
    if ('turn' in to) this.#tiles = [];
  }

  /** Puts a disc on a field; the first makes room for all of them. */
  disc(field: number, disc: Disc): void {
    const before = this.here?.discs ?? [];
    const discs = Array.from({ length: 7 }, (_, at) => before[at] ?? 'none');
    discs[field] = disc;
    this.change({ discs });
  }

  plant(field: number, grows: boolean): void {
    const others = (this.here?.plants ?? []).filter((one) => one !== field);
    this.change({ plants: grows ? [...others, field].toSorted((a, b) => a - b) : others });
  }

  /** K3b. A random map at one press: the Earth's cratons, and in a quick map tiles upon them. */
  random(random: () => number = Math.random): void {
    const cratons = this.#cards.cratons.filter(({ planet }) => planet === 'earth');
    const middles = this.grid.scattered(cratons.length, random);
    this.#sources[this.board] = OWN;
    this.laid = cratons.map(({ id }, at) => ({
      craton: id,
      hex: middles[at] ?? '',
      turn: pick(TURNS, random) ?? 0,
      discs: [],
      plants: [],
    }));
    this.#tiles = this.variant === 'quick-map' ? this.#covered(random) : [];
  }

  #covered(random: () => number): Placement[] {
    const hexes = this.laid.flatMap(({ hex, turn }) => this.grid.fields(hex, turn) ?? []);
    const yrr = this.#form.variants.includes('yrr');
    const tiles = shuffled(this.#cards.tiles, random);
    return shuffled(hexes, random)
      .slice(0, tiles.length)
      .map((hex, at) => ({
        hex,
        tile: tiles[at]?.id ?? '',
        side: yrr ? 'front' : (pick(SIDES, random) ?? 'front'),
        turn: pick(TURNS, random) ?? 0,
      }));
  }

  /** What the game is told of it. */
  get options(): Record<string, unknown> {
    const strip = this.hasStrip && this.strip ? { strip: this.strip } : {};
    const board = this.variant === 'chimera' && this.onEarth ? { board: 'earth' } : {};
    if (!this.canBeGiven || this.source === IN_GAME) return { ...strip, ...board };
    if (this.source !== OWN) return { ...strip, world: this.source };
    if (this.laid.length === 0) return strip;
    const cratons = this.laid.map(({ craton, hex, turn, discs, plants }) => ({
      craton,
      hex,
      turn,
      ...(this.hasDiscs && discs.length > 0 ? { discs } : {}),
      ...(this.hasDiscs && plants.length > 0 ? { plants } : {}),
    }));
    return { ...strip, cratons, ...(this.tiles.length > 0 ? { tiles: this.tiles } : {}) };
  }

  /** Takes over a map that was kept. */
  take(options: Record<string, unknown>): void {
    const { cratons, tiles, strip, world } = options as {
      cratons?: Partial<LaidCraton>[];
      tiles?: Placement[];
      strip?: string;
      world?: string;
    };
    this.strip = strip ?? USUAL;
    this.#sources[this.board] = world ?? (cratons ? OWN : IN_GAME);
    this.laid = (cratons ?? []).map((one) => ({
      craton: one.craton ?? '',
      hex: one.hex ?? '',
      turn: one.turn ?? 0,
      discs: one.discs ?? [],
      plants: one.plants ?? [],
    }));
    this.#tiles = tiles ?? [];
  }
}
