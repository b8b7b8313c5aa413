/** Icons beside the lines of the log that are about no animal. */

const ICONS: Record<string, string> = {
  'tile-laid': 'tile',
  'tile-shown': 'tile',
  'tile-scored': 'score',
  'tokens-drawn': 'bag',
  'token-placed': 'token',
  'token-lifted': 'token',
  'marker-drawn': 'bag',
  'pawns-returned': 'pawn',
  'round-ends': 'refresh',
  'idle-round': 'no',
  'last-round': 'no',
  'card-shown': 'cards',
  'survival-card-free': 'survival',
  extinction: 'extinction',
  survival: 'survival',
  'game-over': 'crown',
};

export function logIcon(event: string): string {
  return ICONS[event] ?? 'tile';
}
