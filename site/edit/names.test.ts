// Every field that names what stands elsewhere refuses a name that nothing has, in the words that build, proof, development
// and editor share: the schema's own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { places as facts } from '../src/facts/fill-in.ts';
import { checkEntry } from '../src/readers/check-entry.ts';
import { readYaml } from '../src/readers/read-yaml.ts';
import { loadSchemas, type Place } from './load-schemas.ts';

const site = join(import.meta.dirname, '..');
let places: Place[];
beforeAll(async () => {
  ({ places } = await loadSchemas(site));
});

/** What is said of a real file with one line of it changed. */
function saidOf(path: string, was: RegExp, is: string): string[] {
  const at = join(site, 'src/content', path);
  const text = readFileSync(at, 'utf8');
  expect(text, path).toMatch(was);
  const place = places.find(
    ({ base, pattern }) => `${base}/`.includes(`/${folderOf(path)}/`) && fits(path, pattern),
  );
  if (!place) throw new Error(`No schema for ${path}.`);
  const changed = text.replace(was, is);
  const problems = path.startsWith('facts/')
    ? readYaml({ text: changed, file: path }, place.schema).problems
    : checkEntry(changed, path, at, { schema: place.schema, places: facts }).problems;
  return problems.map(({ line, what }) => `${changed.split('\n')[line - 1]?.trim()} → ${what}`);
}
const folderOf = (path: string) => path.slice(0, path.indexOf('/'));
const fits = (path: string, pattern: string) =>
  path.startsWith('facts/')
    ? path === `facts/${pattern}`
    : path.endsWith(pattern.slice(pattern.lastIndexOf('*') + 1));

it.each([
  [
    'guides/compliance/eac.md',
    /- eac-data-transfer-framework/,
    '- eac-data-transfer-framwork',
    '- eac-data-transfer-framwork → documents[1] is the text "eac-data-transfer-framwork". It is not in content/documents. Did you mean eac-data-transfer-framework?',
  ],
  [
    'requests/dark-theme.yaml',
    /^category: .*/m,
    'category: academic',
    'category: academic → category is the text "academic". It is not in content/request-categories.yaml. Did you mean academics?',
  ],
  [
    'requests/dark-theme.yaml',
    /^capability: .*/m,
    'capability: dark-them',
    'capability: dark-them → capability is the text "dark-them". It is not in content/facts/capabilities.yaml. Did you mean dark-theme?',
  ],
  [
    'for/primary.yaml',
    /^study: .*/m,
    'study: mirembe-school',
    'study: mirembe-school → study is the text "mirembe-school". It is not in content/facts/case-studies.yaml. Did you mean mirembe-schools?',
  ],
  [
    'for/primary.yaml',
    /module: attendance/,
    'module: gym',
    'modules[1].module is the text "gym". It is not on /modules. There are: admissions, courses, ',
  ],
  [
    'releases/2.5.0.yaml',
    /capability: .*/,
    'capability: mesages-in-four-languages',
    'highlights[1].capability is the text "mesages-in-four-languages". It is not in content/facts/capabilities.yaml. Did you mean messages-in-four-languages?',
  ],
  [
    'docs/api/learners.md',
    /^tag: .*/m,
    'tag: Learner',
    'tag: Learner → tag is the text "Learner". It is not among the tags of content/docs/openapi.yaml. Did you mean Learners?',
  ],
  [
    'events/momo-fees-forum.yaml',
    /town: Mbarara/,
    'town: Mbarrara',
    'place.town is the text "Mbarrara". It is no town of content/facts/towns.yaml. Did you mean Mbarara?',
  ],
  [
    'events/developers-meetup.yaml',
    /town: Jinja/,
    'town: Jinjia',
    'places[5].town is the text "Jinjia". It is no town of content/facts/towns.yaml. Did you mean Jinja?',
  ],
  [
    'facts/institutions.yaml',
    /place: Kasese/,
    'place: Kassese',
    'is the text "Kassese". It is no town of content/facts/towns.yaml. Did you mean Kasese?',
  ],
  [
    'facts/case-studies.yaml',
    /institution: kasana-hill/,
    'institution: kasana-hil',
    '.institution is the text "kasana-hil". It is not in content/facts/institutions.yaml, with learners and a unit. Did you mean kasana-hill?',
  ],
  [
    'facts/people.yaml',
    /institution: kasana-hill/,
    'institution: kasana-hil',
    '.institution is the text "kasana-hil". It is not in content/facts/institutions.yaml. Did you mean kasana-hill?',
  ],
  [
    'facts/capabilities.yaml',
    /request: bank-statement-matching/,
    'request: bank-statement-machting',
    '.request is the text "bank-statement-machting". It is not in content/requests. Did you mean bank-statement-matching?',
  ],
  [
    'facts/capabilities.yaml',
    /since: 2\.4\.2/,
    'since: 2.4.3',
    '.since is the text "2.4.3". It is not in content/releases. Did you mean 2.4.0, 2.4.1 or 2.4.2?',
  ],
  [
    'facts/blog.yaml',
    /^featured: .*/m,
    'featured: 9999',
    'featured: 9999 → featured is 9999. It is the number of no article.',
  ],
])('%s: %s', (path, was, is, said) => {
  expect(saidOf(path, was, is)).toEqual([expect.stringContaining(said)]);
});

it.each([
  [
    'recordings',
    'fees-week-webinr',
    'there is no event fees-week-webinr, and a recording has the name of its event. Did you mean fees-week-webinar?',
  ],
  [
    'paperChapters',
    'school-ofice-2026/costs',
    'there is no paper school-ofice-2026, and the folder of chapters has the name of its paper. Did you mean school-office-2026?',
  ],
])('a file of %s is named after another', (id, name, said) => {
  const place = places.find((each) => each.id === id);
  expect(place?.nameProblem?.(name)).toBe(said);
});
