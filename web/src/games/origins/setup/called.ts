/** What a part of the setup is called in the reader's language. */

import { capital } from '../../../lib/messages';
import { settings } from '../../../lib/settings.svelte';
import type { Layout } from '../view';

export function called(part: Pick<Layout, 'names'>): string {
  const names: Partial<Record<string, string | null>> = part.names;
  return capital(names[settings.language] ?? part.names.en);
}
