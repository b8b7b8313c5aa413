/** What a site without a server consists of, as its page says (`tools/site.py`). */

export interface SiteFile {
  path: string;
  /** Bytes as they are, and as they travel where a host packs them. */
  size: number;
  packed: number;
}

export interface SitePart {
  name: string;
  files: SiteFile[];
}

export interface Manifest {
  /** The version of Trilobite, and of all files together. */
  version: string;
  build: string;
  /** In the order in which they are loaded. */
  parts: SitePart[];
  /** Answers that are files: they need no engine. */
  answers: Record<string, string>;
}

const told = document.getElementById('trilobite-site')?.textContent;

/** Null where a server is asked. */
export const manifest: Manifest | null = told ? (JSON.parse(told) as Manifest) : null;
