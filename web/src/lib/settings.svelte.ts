/** What a reader has chosen for this browser. */

import type { Sound } from './sounds';

export type Theme = 'system' | 'light' | 'dark';
export const TEXTS = ['usual', 'large', 'largest'] as const;

interface Saved {
  theme: Theme;
  language: string;
  /** How large text is. */
  text: (typeof TEXTS)[number];
  letters: boolean;
  name: string;
  /** Whether odds stand beside what is looked at. */
  odds: boolean;
  /** Whether decisions with a single option are shown before the table goes on. */
  pauseForced: boolean;
  /** Whether what is pressed right after something new has come is not taken for an answer. */
  quiet: boolean;
  /** What is heard: nothing at first. */
  sounds: Sound[];
  /** The language of what is printed on cards; empty: that of the page. */
  cards: string;
  /** Whether nothing should move. */
  still: boolean;
  /** Whether people are called by their names, not by their colours. */
  names: boolean;
  /** Whether a map is shown as a list. */
  list: boolean;
  /** Whether the options that bring most points come first. */
  byPoints: boolean;
  /** Whether an answer that gives up much is told while it can be taken back. */
  warn: boolean;
}

const KEY = 'trilobite-settings';
const SPOKEN = ['en', 'cs', 'it'];
const DEFAULTS: Saved = {
  theme: 'system',
  language:
    navigator.languages.map((code) => code.slice(0, 2)).find((code) => SPOKEN.includes(code)) ??
    'en',
  text: 'usual',
  letters: true,
  name: '',
  odds: true,
  pauseForced: false,
  quiet: true,
  sounds: [],
  cards: '',
  still: false,
  names: true,
  list: false,
  byPoints: false,
  warn: false,
};

function load(): Saved {
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Saved>;
    return { ...DEFAULTS, ...saved };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Saved = $state(load());

/** The language of what is printed on cards. */
export const cardLanguage = (): string => settings.cards || settings.language;

const dark = matchMedia('(prefers-color-scheme: dark)');

/** Keeps the settings and puts theme, size of text and language on the page. Call once, in an effect root. */
export function applySettings(): void {
  let systemDark = $state(dark.matches);
  dark.addEventListener('change', () => (systemDark = dark.matches));
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
    const root = document.documentElement;
    const isDark = settings.theme === 'dark' || (settings.theme === 'system' && systemDark);
    root.dataset['theme'] = isDark ? 'dark' : 'light';
    root.dataset['text'] = settings.text;
    root.lang = settings.language;
    root.toggleAttribute('data-still', settings.still);
  });
}

export function toggleTheme(): void {
  settings.theme = document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark';
}

/** Says on the document itself which page it is, once there is something to see. */
export function pageReady(page: string, ready: () => boolean = () => true): void {
  $effect(() => {
    if (!ready()) return;
    document.documentElement.dataset['ready'] = page;
    return () => delete document.documentElement.dataset['ready'];
  });
}
