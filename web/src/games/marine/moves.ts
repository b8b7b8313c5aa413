/** What came to the planet and the action display, left them or moved on them. */

import type { LogEntry } from '../../lib/api';
import { added, moved, removed, type Move } from '../../table/moves';
import { target } from './targets';

export function movesOf(log: readonly LogEntry[]): Move[] {
  return log.flatMap((entry, index): Move[] => {
    const [a = '', b = '', c = ''] = entry.arguments.map(([, name]) => name);
    const species = { what: 'species', colour: a, number: Number(c || 1) };
    switch (entry.event) {
      case 'species-moved': {
        // The tile that they left is told just before.
        const origin = log[index - 1]?.arguments[1]?.[1];
        return origin ? [moved(entry, target.hex(origin), target.hex(b), species)] : [];
      }
      case 'species-placed':
      case 'species-revived':
        return [added(entry, target.hex(b), species)];
      case 'species-returned':
      case 'species-eliminated':
        return [removed(entry, target.hex(b), species)];
      case 'token-placed':
        return [added(entry, target.corner(b), { what: `token:${a}`, colour: null })];
      case 'token-lifted':
        return [removed(entry, target.corner(b), { what: `token:${a}`, colour: null })];
      case 'tile-placed':
      case 'vent-opened':
        return [added(entry, target.hex(c), { what: `tile:${b}`, colour: a })];
      case 'pawn-placed':
        return [added(entry, target.space(b), { what: 'pawn', colour: a })];
      case 'special-placed':
        return [added(entry, target.space(c), { what: `pawn:${b}`, colour: a })];
      case 'kicked-out':
        return [removed(entry, target.space(b), { what: 'pawn', colour: a })];
      default:
        return [];
    }
  });
}
