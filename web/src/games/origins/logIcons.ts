/** Icons beside the lines of the log that are about no player. */

const ICONS: Partial<Record<string, string>> = {
  event: 'fate-catastrophe',
  catastrophe: 'fate-catastrophe',
  'token-moved': 'fate-warming',
  'climate-instead': 'fate-warming',
  milankovitch: 'fate-cooling',
  'second-card': 'deck',
  'nobody-bids': 'deck',
  'idea-gone': 'ideas',
  'idea-shown': 'ideas',
  'tradition-shown': 'ideas',
  epoch: 'comet',
  tail: 'comet',
  round: 'refresh',
  'game-over': 'crown',
};

export function logIcon(event: string): string {
  return ICONS[event] ?? 'tile';
}
