/** What a reader has chosen for this browser. */

export type Theme = 'system' | 'light' | 'dark';

interface Saved {
  theme: Theme;
  language: string;
  letters: boolean;
  name: string;
}

const KEY = 'trilobite-settings';
const DEFAULTS: Saved = { theme: 'system', language: 'en', letters: true, name: '' };

function load(): Saved {
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Saved>;
    return { ...DEFAULTS, ...saved };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Saved = $state(load());

const dark = matchMedia('(prefers-color-scheme: dark)');

/** Keeps the settings and puts theme and language on the page. Call once, in an effect root. */
export function applySettings(): void {
  let systemDark = $state(dark.matches);
  dark.addEventListener('change', () => (systemDark = dark.matches));
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
    const root = document.documentElement;
    const isDark = settings.theme === 'dark' || (settings.theme === 'system' && systemDark);
    root.dataset['theme'] = isDark ? 'dark' : 'light';
    root.lang = settings.language;
  });
}

export function toggleTheme(): void {
  settings.theme = document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark';
}
