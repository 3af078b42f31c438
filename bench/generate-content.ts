// Content for a site that has grown: articles as long as the real ones and made of their paragraphs, each with names of
// its own; and releases, press releases, past events and feature requests, each a copy of a real one.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '../sandbox/src/seeded-random.ts';
import { blogCategories } from '../site/src/facts/blog.ts';

/** Paragraphs of an article, of them this many under each heading. */
const PARAGRAPHS = 14;
const UNDER_A_HEADING = 3;
/** Words that no other article has: names of people, places and schools. */
const OWN_WORDS = 8;

/** Writes so many more articles into the blog of a copied site. */
export function generateArticles(site: string, count: number): void {
  const folder = join(site, 'src/content/blog');
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  const first = Math.max(...texts.map((text) => Number(text.match(/^number: (\d+)/m)?.[1]))) + 1;
  const paragraphs = texts
    .flatMap((text) => text.replace(/^---[\s\S]*?---/, '').split(/\n{2,}/))
    .filter((each) => /^[A-Z][^#|`]{80,}$/.test(each.trim()));
  for (let at = 0; at < count; at += 1)
    writeFileSync(join(folder, `generated-${first + at}.md`), articleOf(first + at, paragraphs));
}

/** Writes so many more releases, press releases, past events and feature requests, none of them new. */
export function generateOthers(site: string, count: number): void {
  const content = join(site, 'src/content');
  const copies = (from: string, change: (text: string, at: number) => string, to: (at: number) => string) => {
    const text = readFileSync(join(content, from), 'utf8');
    for (let at = 1; at <= count; at += 1) writeFileSync(join(content, to(at)), change(text, at));
  };
  const day = (at: number) => new Date(Date.UTC(2024, 0, 1) - at * 86_400_000).toISOString().slice(0, 10);
  copies(
    'releases/2.4.1.yaml',
    (text, at) => text.replace(/^date: .*/m, `date: ${day(at)}`).replaceAll('2.4.1', `1.${count - at}.0`),
    (at) => `releases/1.${count - at}.0.yaml`,
  );
  copies(
    'press/bug-bounty-for-students.md',
    (text, at) =>
      text
        .replace(/^date: .*/m, `date: ${day(at)}`)
        .replace(/^title: .*/m, `title: Press release ${at} of years ago`)
        .replace(
          /^description: .*/m,
          `description: Release ${at}, on a practice school with invented learners that is open to researchers.`,
        ),
    (at) => `press/generated-${at}.md`,
  );
  copies(
    'events/momo-fees-forum.yaml',
    (text, at) =>
      text
        .replace(/\bfirst: [\d-]+/, `first: ${day(at)}`)
        .replace(/^title: .*/m, `title: Forum ${at} of years ago`),
    (at) => `events/generated-${at}.yaml`,
  );
  copies(
    'requests/dark-theme.yaml',
    (text, at) =>
      text
        .replace(/^title: .*/m, `title: Wish number ${at} of the list`)
        .replace(/^votes: .*/m, `votes: ${at}`),
    (at) => `requests/generated-${at}.yaml`,
  );
}

function articleOf(number: number, paragraphs: readonly string[]): string {
  const random = seededRandom(`article ${number}`);
  const pick = <Each>(from: readonly Each[]) => from[Math.floor(random() * from.length)] as Each;
  const names = Array.from({ length: OWN_WORDS }, () => nameOf(random));
  const body = Array.from({ length: PARAGRAPHS }, (_, at) => {
    const heading = at % UNDER_A_HEADING === 1 ? `## What ${names[at % OWN_WORDS]} does with it\n\n` : '';
    return `${heading}${pick(paragraphs).trim()}`;
  });
  return [
    '---',
    `number: ${number}`,
    `title: What we learned in ${names[0]} and ${names[1]}`,
    `excerpt: Notes of a visit to ${names[2]} in week ${number}, where ${names[3]} and ${names[4]} keep registers, fees and marks in one place.`,
    `date: ${new Date(Date.UTC(2026, 0, 1) - number * 86_400_000).toISOString().slice(0, 10)}`,
    `author: ${names[5]} ${names[6]}`,
    `category: ${pick(blogCategories)}`,
    'sample: true',
    '---',
    '',
    body.join('\n\n'),
    '',
  ].join('\n');
}

function nameOf(random: () => number): string {
  const syllables = [
    'ka',
    'bu',
    'lo',
    'mi',
    'ne',
    'sa',
    'to',
    'wi',
    'gu',
    'ra',
    'nya',
    'ki',
    'mbe',
    'ro',
    'ze',
  ];
  const name = Array.from({ length: 3 }, () => syllables[Math.floor(random() * syllables.length)]).join('');
  return name[0]?.toUpperCase() + name.slice(1);
}
