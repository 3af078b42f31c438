// `npm run accessibility-record`: writes what the last whole browser tests saw into docs/accessibility.md, and its sum into the
// facts that the statement at /accessibility shows. A run of some tests only is no record.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessibilityRecord, type Run, summary } from '../e2e/support/accessibility-record.ts';
import { builtPages } from '../e2e/support/built-pages.ts';
import { isGallery } from '../site/checks/page-files.ts';
import { cache } from './run-program.ts';

const FACTS = 'site/src/content/facts/accessibility.yaml';

function read(name: string): Run {
  try {
    return JSON.parse(readFileSync(join(cache, `accessibility-${name}.json`), 'utf8'));
  } catch {
    console.error(`There is no record of ${name}. Run npm test first.`);
    process.exit(1);
  }
}

// The gallery is for tests, and no page of the site.
const runs = [read('playwright'), read('engines')].map((run) => ({
  ...run,
  looks: run.looks.filter(({ page }) => !isGallery(page)),
}));
const seen = new Set(runs.flatMap(({ looks }) => looks.map(({ page }) => page)));
const missing = builtPages.filter((page) => !seen.has(page) && !isGallery(page));
if (missing.length > 0) {
  console.error(
    `The last run left out ${missing.length} pages (${missing.slice(0, 3).join(', ')} …). Run npm test first.`,
  );
  process.exit(1);
}
const { lastRun, pages, looks, failed, engines } = summary(runs);
writeFileSync('docs/accessibility.md', accessibilityRecord(runs));
const head = readFileSync(FACTS, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('#'));
writeFileSync(
  FACTS,
  [
    ...head,
    '',
    `lastRun: ${lastRun}`,
    `pages: ${pages}`,
    `looks: ${looks}`,
    `failed: ${failed}`,
    `engines: [${engines.join(', ')}]`,
    '',
  ].join('\n'),
);
console.log(
  `${pages} pages, ${looks} looks, ${failed} not well. docs/accessibility.md and ${FACTS} are written.`,
);
