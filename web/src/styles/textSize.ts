/** Readers choose how large text is: sizes in the page's own sheets are multiples of `--text`. */

export function scaled(css: string): string {
  return css.replaceAll(
    /(?<![\w-])(font|font-size|line-height):([^;}]*)/g,
    (_, name: string, value: string) =>
      `${name}:${value.replaceAll(/[\d.]+px/g, 'calc($& * var(--text))')}`,
  );
}
