/** The verbs of a game's options, as its rules have words for them. */

const files = import.meta.glob<string>('../../../src/trilobite/locale/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export function verbsOf(game: string): string[] {
  const [, source = ''] =
    Object.entries(files).find(([path]) => path.endsWith(`/${game}.ftl`)) ?? [];
  return [...source.matchAll(/^option-([\w-]+) =/gm)].map(([, verb = '']) => verb);
}
