/** The rules' markdown as plain blocks; it needs headings, clauses, lists, tables and text. */

export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'clause'; id: string; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'item'; text: string }
  | { kind: 'row'; cells: string[] };

export function readRules(markdown: string): Block[] {
  const blocks: Block[] = [];
  for (const line of markdown.split('\n')) {
    const heading = /^(#+) (.*)$/.exec(line);
    const clause = /^- \*\*([^*]+)\*\* (.*)$/.exec(line);
    if (heading)
      blocks.push({ kind: 'heading', level: heading[1]?.length ?? 2, text: heading[2] ?? '' });
    else if (clause) blocks.push({ kind: 'clause', id: clause[1] ?? '', text: clause[2] ?? '' });
    else if (/^\|[\s|:-]+\|$/.test(line)) continue;
    else if (line.startsWith('|')) {
      blocks.push({
        kind: 'row',
        cells: line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      });
    } else if (/^(-|\d+\.) /.test(line))
      blocks.push({ kind: 'item', text: line.replace(/^- /, '') });
    else if (line.trim()) blocks.push({ kind: 'text', text: line });
  }
  return blocks;
}

export interface Part {
  kind: 'plain' | 'emphasis' | 'code' | 'clause';
  text: string;
}

/** Emphasis, code and ids of other clauses in a line. */
export function readParts(text: string, known: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  for (const piece of text.split(
    /(\*\*?[^*]+\*\*?|`[^`]+`|\b[A-Z][A-Za-z]*[:-]?[\w.]*\d\w*(?:\.\d+)?\b)/,
  )) {
    if (piece.startsWith('*')) parts.push({ kind: 'emphasis', text: piece.replaceAll('*', '') });
    else if (piece.startsWith('`')) parts.push({ kind: 'code', text: piece.replaceAll('`', '') });
    else if (known.has(piece) || known.has(`${piece}.1`))
      parts.push({ kind: 'clause', text: piece });
    else if (piece) parts.push({ kind: 'plain', text: piece });
  }
  return parts;
}

/** Whether a clause is meant by an id, which may stand for all its statements. */
export function isMeant(clause: string, id: string): boolean {
  return clause === id || clause.startsWith(`${id}.`);
}
