// For whoever reviews the site before launch: with SAMPLE_MARKS=on, every name that stands in for a real one is marked
// where it stands in the built pages. Off unless asked for.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from './dist-files.ts';

/** Text in these is not shown, or cannot hold a mark. */
const UNMARKED = new Set(['script', 'style', 'title', 'textarea', 'option', 'svg', 'pre', 'template']);

/** A tag with its attributes, whose values may hold a `>`; a comment; or the text up to the next of either. */
const PIECES = /<!--[\s\S]*?-->|<\/?([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+|</gi;

/** The page with each name in its text inside `<mark>`. */
export function markNames(html: string, names: readonly string[]): string {
  if (names.length === 0) return html;
  // The longest first: a name may begin like another.
  const any = names
    .map((name) => escapeHtml(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .sort((a, b) => b.length - a.length)
    .join('|');
  // Whole words: initials may stand inside another word.
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'gu');
  let inside: string | undefined;
  return html.replace(PIECES, (piece, tag: string | undefined) => {
    const name = tag?.toLowerCase();
    if (name === undefined)
      return inside || piece.startsWith('<') ? piece : piece.replace(pattern, '<mark>$& (sample)</mark>');
    if (inside) {
      if (name === inside && piece.startsWith('</')) inside = undefined;
    } else if (UNMARKED.has(name) && !piece.startsWith('</') && !piece.endsWith('/>')) inside = name;
    return piece;
  });
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function sampleMarks(
  names: () => readonly string[],
  wanted = process.env.SAMPLE_MARKS,
): AstroIntegration {
  return {
    name: 'tred:sample-marks',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        if (wanted !== 'on') return;
        const folder = fileURLToPath(dir);
        const marked = names();
        for (const file of (await listFiles(folder)).filter((each) => each.endsWith('.html'))) {
          const html = await readFile(join(folder, file), 'utf8');
          await writeFile(join(folder, file), markNames(html, marked));
        }
        logger.warn(`SAMPLE_MARKS is on: ${marked.length} names are marked. Not for publishing.`);
      },
    },
  };
}
