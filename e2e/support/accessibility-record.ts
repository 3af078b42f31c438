// What the browser tests saw of accessibility, as a document: page by page in Chromium, the other engines, and what is asked of
// some pages only.

export type Look = { engine: string; file: string; page: string; way: string; ok: boolean };

export type Run = { day: string; looks: Look[] };

/** What the statement on the site says of the last run. */
export type Summary = { lastRun: string; pages: number; looks: number; failed: number; engines: string[] };

export function summary(runs: readonly Run[]): Summary {
  const looks = runs.flatMap((run) => run.looks);
  return {
    lastRun: runs.map(({ day }) => day).sort()[0] ?? '',
    pages: new Set(looks.map(({ page }) => page).filter(Boolean)).size,
    looks: looks.length,
    failed: looks.filter(({ ok }) => !ok).length,
    engines: [...new Set(looks.map(({ engine }) => engine))].sort(),
  };
}

const mark = (looks: readonly Look[]) => (looks.length === 0 ? '' : looks.every(({ ok }) => ok) ? '✓' : '✗');

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

export function accessibilityRecord(runs: readonly Run[]): string {
  const { lastRun, pages, looks: count, failed, engines } = summary(runs);
  const looks = runs.flatMap((run) => run.looks);
  const ofPages = looks.filter(({ page, engine }) => page && engine === 'Chromium');
  const ways = [...new Set(ofPages.map(({ way }) => way))];
  const others = engines.filter((engine) => engine !== 'Chromium');
  const addresses = [...new Set(looks.map(({ page }) => page).filter(Boolean))].sort();
  const table = addresses.map((page) => {
    const here = looks.filter((look) => look.page === page);
    return row([
      page,
      ...ways.map((way) => mark(here.filter((look) => look.engine === 'Chromium' && look.way === way))),
      ...others.map((engine) => mark(here.filter((look) => look.engine === engine))),
    ]);
  });
  const single = looks.filter(({ page, file }) => !page && file === 'seen-differently.spec.ts');
  const heads = ['Page', ...ways, ...others];
  return [
    '# Accessibility, as the tests saw it',
    '',
    `Made by \`npm run accessibility-record\` from the browser tests of ${lastRun}: ${pages} pages, ${count} looks, ${failed} of them not well,`,
    `in ${engines.join(', ')}. ✓ well, ✗ not; an empty field was not asked: pages of one template take turns (see [testing](testing.md)).`,
    '',
    '## Page by page',
    '',
    row(heads),
    row(heads.map(() => '---')),
    ...table,
    '',
    '## Asked of some pages',
    '',
    ...single.map(({ way, ok }) => `- ${ok ? '✓' : '✗'} ${way}`),
    '',
  ].join('\n');
}
