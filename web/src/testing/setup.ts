/** Every test begins with a reader of English who has chosen nothing, and with time that passes: the
 * files share a window, whatever the order in which they come. */

import { beforeEach, vi } from 'vitest';
import { settings } from '../lib/settings.svelte';

const chosenByNobody = { ...settings, language: 'en' };

beforeEach(() => {
  Object.assign(settings, chosenByNobody);
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('nobody is asked in tests')));
});
