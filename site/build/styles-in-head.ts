// Styles stand in the head. Astro writes its one rule for islands right before the first of them, where HTML allows no
// style, and where it would restyle what is already on the screen.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from './dist-files.ts';

const STYLE = /<style\b[^>]*>[\s\S]*?<\/style>/g;

export function moveStyles(html: string): string {
  const [head, body] = split(html, '</head>');
  const styles = body.match(STYLE)?.join('') ?? '';
  return styles === '' ? html : head + styles + body.replace(STYLE, '');
}

/** What stands before a text, and the rest; nothing is left where there is no such text. */
function split(html: string, at: string): [string, string] {
  const place = html.indexOf(at);
  return place < 0 ? [html, ''] : [html.slice(0, place), html.slice(place)];
}

export function stylesInHead(): AstroIntegration {
  return {
    name: 'tred:styles-in-head',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        let moved = 0;
        for (const file of (await listFiles(dist)).filter((each) => each.endsWith('.html'))) {
          const html = await readFile(join(dist, file), 'utf8');
          const tidy = moveStyles(html);
          if (tidy === html) continue;
          await writeFile(join(dist, file), tidy);
          moved += 1;
        }
        logger.info(`${moved} pages`);
      },
    },
  };
}
