/** What is asked of the server beside the state: odds and refusals, once for each version. */

import { api, type Preview, type Refusal } from '../lib/api';

export class Odds {
  /** In the game's own shape; null until they are known. */
  value: unknown = $state.raw(null);
  #version = -1;

  /** Gets the odds of a version, or of none. The server alone reckons them. */
  want(version: number, id: string, watch: string): void {
    if (version === this.#version) return;
    this.#version = version;
    if (version < 0) {
      this.value = null;
      return;
    }
    api.odds(id, watch).then(
      (odds) => {
        if (version === this.#version) this.value = odds;
      },
      () => (this.value = null),
    );
  }
}

export class Refusals {
  #version = -1;
  #list: Refusal[] = [];

  async of(version: number, id: string, seat: number): Promise<Refusal[]> {
    if (version !== this.#version) {
      this.#list = await api.refusals(id, seat).catch(() => []);
      this.#version = version;
    }
    return this.#list;
  }
}

/** What the options of a decision do, as the server tells it, some at a time. */
export class Previews {
  #known: ReadonlyMap<string, Preview> = $state.raw(new Map());
  #version = -1;

  of(key: string): Preview | undefined {
    return this.#known.get(key);
  }

  /** Gets what the options of a seat do at a version; none has version -1. */
  want(version: number, id: string, seat: number): void {
    if (version === this.#version) return;
    this.#version = version;
    this.#known = new Map();
    if (version >= 0) void this.#get(version, id, seat, 0);
  }

  async #get(version: number, id: string, seat: number, first: number): Promise<void> {
    const told = await api.previews(id, seat, first).catch(() => null);
    if (told === null || version !== this.#version || told.version !== version) return;
    this.#known = new Map([...this.#known, ...told.previews.map((one) => [one.key, one] as const)]);
    const next = first + told.previews.length;
    if (next < told.of && told.previews.length > 0) await this.#get(version, id, seat, next);
  }
}
