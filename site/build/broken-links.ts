// A link in a text that leads nowhere stops the build, with the file and line where it is written.
import { fileURLToPath } from 'node:url';
import type { Problem } from '../src/readers/read-yaml.ts';
import { WrongEntries } from '../src/readers/seen-entries.ts';
import { findInContent } from './find-in-content.ts';
import { linkProblem, pagesIn } from './link-problem.ts';

const site = fileURLToPath(new URL('..', import.meta.url));

type LinkingPage = { address: string; links: readonly string[] };

/** Each broken link of finished pages, at every place where it is written. */
export function brokenLinks(
  dist: string,
  files: readonly string[],
  linking: readonly LinkingPage[],
): Problem[] {
  const pages = pagesIn(dist, files);
  const found = new Map<string, Problem>();
  const seen = new Set<string>();
  for (const { address, links } of linking) {
    for (const link of links) {
      if (seen.has(link)) continue;
      if (link.startsWith('/')) seen.add(link);
      const what = linkProblem(link, address, pages);
      if (!what) continue;
      const places = findInContent(link, site);
      const named = places.length > 0 ? places : [{ file: `the page ${address}`, line: 0 }];
      for (const place of named) found.set(`${place.file} ${place.line} ${what}`, { ...place, what });
    }
  }
  return [...found.values()];
}

export function stopAtBrokenLinks(...given: Parameters<typeof brokenLinks>): void {
  const problems = brokenLinks(...given);
  if (problems.length > 0) throw new WrongEntries(problems);
}
