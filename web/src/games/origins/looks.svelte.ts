/** How the reader looks at the board. */

/** Parts of the board among which a phone shows one. */
export const PARTS = ['map', 'ideas', 'tracks', 'deck'] as const;
export type Part = (typeof PARTS)[number];

/** In which part the pieces are, by the first word of their names. */
export const PLACE: Readonly<Record<string, Part>> = {
  hex: 'map',
  space: 'map',
  idea: 'ideas',
  track: 'tracks',
  philosophy: 'tracks',
  deck: 'deck',
  bid: 'deck',
};

/** What can be laid over the map. */
export const LAYERS = ['footprint', 'reach', 'resources', 'scores'] as const;
export type Layer = (typeof LAYERS)[number];

class Looks {
  layers: readonly Layer[] = $state([]);
  part: Part = $state('map');

  toggle(layer: Layer): void {
    const others = this.layers.filter((one) => one !== layer);
    this.layers = others.length < this.layers.length ? others : [...this.layers, layer];
  }

  /** Shows the next layer alone, or after the last one none. */
  nextLayer(): void {
    const [last] = this.layers.slice(-1);
    this.layers = LAYERS.slice(last ? LAYERS.indexOf(last) + 1 : 0).slice(0, 1);
  }

  /** Opens the part that a piece lies in. */
  open(target: string): void {
    const part = PLACE[target.split(':')[0] ?? ''];
    if (part) this.part = part;
  }
}

export const looks = new Looks();
