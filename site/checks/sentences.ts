// Finds sentences that contradict a fact, and words that this site does not use.
import type { HTMLElement, Node } from 'node-html-parser';
import type { BuiltSite, CheckFinding, CheckProblem, Page } from './built-site.ts';

export type SentenceRule = {
  /** Problem of a matching sentence. */
  what: string;
  pattern: RegExp;
  unless?: RegExp;
  periods?: readonly string[];
  /** Pages; all by default. */
  on?: RegExp;
};

const SMALL = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const PERIOD = new RegExp(
  `\\b(\\d+|${SMALL.slice(1).join('|')})[ \u00a0-](minute|hour|working day|day|week|month|year)s?\\b`,
  'gi',
);

export function sentences(site: BuiltSite, rules: readonly SentenceRule[]): CheckFinding {
  const pages = site.contentPages;
  let read = 0;
  const problems = pages.flatMap((page) => {
    const own = rules.filter(({ on }) => on?.test(page.address) ?? true);
    const all = sentencesOf(page);
    read += all.length;
    return all.flatMap((sentence) => own.flatMap((rule) => broken(rule, sentence, page.address)));
  });
  return { checked: `${read} sentences on ${pages.length} pages`, problems };
}

function broken(
  { what, pattern, unless, periods }: SentenceRule,
  sentence: string,
  where: string,
): CheckProblem[] {
  if (!pattern.test(sentence) || unless?.test(sentence)) return [];
  if (periods && periodsIn(sentence).every((period) => periods.map(plain).includes(period))) return [];
  return [{ where, what: `“${sentence.slice(0, 140)}” ${what}` }];
}

const periodsIn = (sentence: string): string[] =>
  [...sentence.matchAll(PERIOD)].map(([, count = '', unit = '']) => {
    const number = SMALL.indexOf(count.toLowerCase());
    return `${number > 0 ? number : count} ${unit.toLowerCase()}`;
  });

/** Period of a fact: `2 years after the learner leaves` is `2 year`. */
const plain = (period: string): string => periodsIn(period)[0] ?? period;

const BLOCKS = 'p, li, td, th, dt, dd, h1, h2, h3, h4, figcaption, summary';

/** The description is read as the page is; a table row is one sentence. */
function sentencesOf(page: Page): string[] {
  const main = page.root.querySelector('main');
  if (!main) return [];
  const description = page.root.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  const rows = main.querySelectorAll('tr').map(textOf);
  const blocks = main
    .querySelectorAll(BLOCKS)
    .filter((block) => !block.querySelector(BLOCKS) && !block.closest('tr'))
    .flatMap((block: HTMLElement) => textOf(block).split(/(?<=[.?!])\s+/));
  return [...description.split(/(?<=[.?!])\s+/), ...rows, ...blocks].filter(Boolean);
}

const textOf = (element: Node): string => leavesOf(element).join(' ').replace(/\s+/g, ' ').trim();

const leavesOf = (node: Node): string[] =>
  node.childNodes.length > 0 ? node.childNodes.flatMap(leavesOf) : [node.text];
