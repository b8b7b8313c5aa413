/** What is asked of the server beside the state: odds and refusals, once for each version. */

import { api, type Refusal } from '../lib/api';

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
