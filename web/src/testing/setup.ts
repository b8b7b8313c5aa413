/** Every test begins with a reader of English who has chosen nothing. */

import { beforeEach, vi } from 'vitest';
import { settings } from '../lib/settings.svelte';

const chosenByNobody = { ...settings, language: 'en' };

beforeEach(() => {
  Object.assign(settings, chosenByNobody);
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});
