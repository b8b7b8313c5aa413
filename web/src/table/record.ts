/** The record of a table as a file. */

import { api } from '../lib/api';
import type { Play } from './play.svelte';

export async function download(play: Play): Promise<void> {
  const text = await api.record(play.live.id, play.live.watch);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `${play.name}-${play.live.id}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}
