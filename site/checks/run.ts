// Runs all checks on the built site: `npm run check:site -- [folder] [--report=file] [--without=weights]`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { siteUrl } from '../build/build-environment.ts';
import { openFont } from '../build/display-font.ts';
import { interfaceWords } from '../src/facts/interface.ts';
import { navigation } from '../src/facts/navigation.ts';
import { organisation } from '../src/facts/organisation.ts';
import { budgets } from './budgets.ts';
import { type CheckFinding, readSite } from './built-site.ts';
import { html } from './html.ts';
import { linkedPages, links } from './links.ts';
import { headingCharacters, meta } from './meta.ts';
import { motion, oldBrowsers } from './page-styles.ts';
import { bookNames, books, pdfs } from './pdfs.ts';
import { preview } from './preview.ts';
import { purposes } from './purposes.ts';
import { search, searchQuestions } from './search.ts';
import { meetsSpecification, specification } from './specification.ts';
import { weights } from './weights.ts';

const listLimit = 40;
/** Summary at the end of a run. */
const repeated = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { report: { type: 'string' }, without: { type: 'string', multiple: true, default: [] } },
});
const folder = positionals[0] ?? fileURLToPath(new URL('../dist', import.meta.url));
if (!existsSync(`${folder}/index.html`)) {
  console.error(`There is no built site in ${folder}: run \`npm run build\` first.`);
  process.exit(1);
}
const site = readSite(folder, siteUrl(process.env.SITE_URL));
const displayFont = openFont(readFileSync(new URL('../src/assets/bricolage.woff2', import.meta.url)));

const checks: Record<string, () => CheckFinding | Promise<CheckFinding>> = {
  links: () => links(site),
  purposes: () => purposes(site),
  specification: () => meetsSpecification(site, specification),
  'linked pages': () => linkedPages(site),
  html: () => html(site),
  meta: () => meta(site),
  'heading characters': () => headingCharacters(site, displayFont),
  'old browsers': () => oldBrowsers(site),
  search: () => search(site, searchQuestions()),
  pdfs: () => pdfs(site),
  books: () => books(site, bookNames()),
  preview: () =>
    preview(site, {
      launched: organisation.launched,
      address: navigation.preview.href,
      mark: interfaceWords.sample,
      line: navigation.preview.label,
    }),
  motion: () => motion(site),
  weights: () => weights(site, budgets),
};

const totals = { passed: 0, failed: 0, failures: [] as string[] };
for (const [name, check] of Object.entries(checks)) {
  if (values.without.includes(name)) continue;
  const { checked, problems, notes = [] } = await check();
  totals[problems.length === 0 ? 'passed' : 'failed'] += 1;
  const verdict =
    problems.length === 0 ? 'ok' : `${problems.length} problem${problems.length === 1 ? '' : 's'}`;
  console.log(`${name.padEnd(18)} ${checked}: ${verdict}`);
  for (const { where, what } of problems.slice(0, listLimit)) console.log(`  ✗ ${where}  ${what}`);
  for (const { where, what } of problems.slice(0, repeated))
    totals.failures.push(`${name}: ${where}  ${what}`);
  if (problems.length > listLimit) console.log(`  … and ${problems.length - listLimit} more`);
  for (const note of notes) console.log(`  ${note}`);
}
if (values.report) writeFileSync(values.report, JSON.stringify(totals));
process.exitCode = totals.failed > 0 ? 1 : 0;
