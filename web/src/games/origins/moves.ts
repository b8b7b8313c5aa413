/** What came to the map, left it or moved on it. */

import type { LogEntry } from '../../lib/api';
import { added, moved, removed, type Move } from '../../table/moves';
import { target } from './targets';

export function movesOf(log: readonly LogEntry[]): Move[] {
  return log.flatMap((entry): Move[] => {
    const [a = '', b = '', c = ''] = entry.arguments.map(([, name]) => name);
    const migrant = { what: 'migrant', colour: a };
    const city = { what: 'city', colour: a };
    switch (entry.event) {
      case 'migrant-moved':
        return [moved(entry, target.space(b), target.space(c), migrant)];
      case 'migrant-new':
      case 'refugee':
      case 'diaspora':
        return [added(entry, target.space(b), migrant)];
      case 'migrant-lost':
        return [removed(entry, target.space(b), migrant)];
      case 'city-built':
        return [added(entry, target.hex(b), city)];
      case 'city-lost':
        return [removed(entry, target.hex(b), city)];
      case 'token-moved':
        return [moved(entry, target.hex(b), target.hex(c), { what: `climate:${a}`, colour: null })];
      case 'token-laid':
        return [added(entry, target.hex(c), { what: `climate:${b}`, colour: a })];
      case 'tile-laid':
      case 'craton-laid':
        return [added(entry, target.hex(c), { what: `tile:${b}`, colour: a })];
      default:
        return [];
    }
  });
}
