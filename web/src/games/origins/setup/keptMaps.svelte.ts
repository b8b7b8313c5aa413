/** Maps that are kept in this browser, and maps as files. */

import { worldOf } from './craton.svelte';

const KEY = 'trilobite-origins-maps';
const FORMAT = 'trilobite-origins-map';
const VERSION = 1;
/** The options that describe a map. */
const FIELDS = ['layout', 'tiles', 'cratons', 'strip', 'world', 'board'];

export interface KeptMap {
  format: typeof FORMAT;
  version: typeof VERSION;
  name: string;
  /** The variants that belong to the map. */
  variants: string[];
  /** The map as the game is told of it. */
  options: Record<string, unknown>;
}

/** The variants of a table that say what kind of map it is. */
export function mapVariants(variants: readonly string[]): string[] {
  const world = worldOf(variants);
  return variants.filter((name) => [world, 'own-map', 'archipelago'].includes(name));
}

export function keptMap(
  name: string,
  variants: readonly string[],
  options: Record<string, unknown>,
): KeptMap {
  return { format: FORMAT, version: VERSION, name, variants: mapVariants(variants), options };
}

/** A map out of a file; null if it is none. */
export function readMap(text: string): KeptMap | null {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  return isMap(found) ? found : null;
}

function isMap(found: unknown): found is KeptMap {
  if (typeof found !== 'object' || found === null) return false;
  const { format, version, name, variants, options } = found as Partial<KeptMap>;
  if (format !== FORMAT || version !== VERSION || typeof name !== 'string') return false;
  if (!Array.isArray(variants) || mapVariants(variants).length !== variants.length) return false;
  if (typeof options !== 'object') return false;
  const given = Object.entries(options);
  return given.every(
    ([field, value]) =>
      FIELDS.includes(field) &&
      (['tiles', 'cratons'].includes(field) ? isListOfTables(value) : typeof value === 'string'),
  );
}

function isListOfTables(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null);
}

function load(): KeptMap[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isMap) : [];
  } catch {
    return [];
  }
}

/** The maps of this browser, by name. */
export class KeptMaps {
  maps: readonly KeptMap[] = $state.raw(load());

  keep(map: KeptMap): void {
    const others = this.maps.filter(({ name }) => name !== map.name);
    this.#store([...others, map].toSorted((a, b) => a.name.localeCompare(b.name)));
  }

  forget(name: string): void {
    this.#store(this.maps.filter((one) => one.name !== name));
  }

  #store(maps: readonly KeptMap[]): void {
    this.maps = maps;
    localStorage.setItem(KEY, JSON.stringify(maps));
  }
}
