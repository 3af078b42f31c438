// A page that names a missing capability (content/facts/capabilities.yaml) must state its status nearby.
import type { HTMLElement, Node } from 'node-html-parser';
import { type MissingCapability, saysStatus } from '../src/facts/capabilities.ts';
import type { BuiltSite, CheckFinding, CheckProblem, Page } from './built-site.ts';

type Missing = Pick<MissingCapability, 'name' | 'status' | 'phrases' | 'namedOn'>;

const exempt = ['/roadmap', '/features/requests', '/submit-request', '/search'];

const blockTags = 'p, li, tr, dt, dd, h1, h2, h3, h4, h5, h6, figcaption, blockquote, summary';

const SHOWN = 110;

export function capabilities(site: BuiltSite, missing: readonly Missing[]): CheckFinding {
  const pages = site.contentPages.filter(({ address }) => !exempt.includes(address));
  const searched = missing.map((each) => ({
    ...each,
    pattern: new RegExp(each.phrases.join('|'), 'i'),
  }));
  const problems: CheckProblem[] = missing.flatMap(({ name, namedOn }) =>
    namedOn
      .filter((address) => !site.pages.some((page) => page.address === address))
      .map((where) => ({ where, what: `“${name}” is said to be named there, and there is no such page` })),
  );
  let blocks = 0;
  for (const page of pages) {
    for (const { words, around } of blocksOf(page)) {
      blocks += 1;
      const offered = searched.filter(
        ({ pattern, namedOn }) => pattern.test(words) && !namedOn.includes(page.address),
      );
      // Reading what stands around takes long, and most texts offer nothing.
      if (offered.length === 0 || saysStatus(around())) continue;
      for (const { name, status } of offered) {
        const what = `“${words.slice(0, SHOWN)}” offers “${name}”, which is ${status}, and does not say so`;
        problems.push({ where: page.address, what });
      }
    }
  }
  return { checked: `${missing.length} capabilities in ${blocks} blocks of text`, problems };
}

type TextBlock = { words: string; around: () => string };

function blocksOf(page: Page): TextBlock[] {
  const description = page.root.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  const main = page.root.querySelector('main');
  const parts = main?.querySelectorAll(blockTags).filter((part) => !part.querySelector(blockTags)) ?? [];
  return [
    { words: description, around: () => description },
    ...parts.map((part) => ({ words: textOf(part), around: () => aroundOf(part) })),
  ];
}

/** A heading includes the following text; a cell or paragraph its row or list item. */
function aroundOf(part: HTMLElement): string {
  if (/^h[1-6]$/i.test(part.rawTagName)) return [textOf(part), ...followingTexts(part)].join(' ');
  const whole = part.closest('tr') ?? part.closest('li');
  // A list item with lists inside is a chapter.
  return whole && !whole.querySelector('ul, ol, table') ? textOf(whole) : textOf(part);
}

function followingTexts(heading: HTMLElement): string[] {
  const texts: string[] = [];
  for (let next = heading.nextElementSibling; next; next = next.nextElementSibling) {
    if (/^h[1-6]$/i.test(next.rawTagName)) break;
    texts.push(textOf(next));
  }
  return texts;
}

/** With spaces between elements, so that cells do not join into one word. */
const textOf = (element: Node): string => leavesOf(element).join(' ').replace(/\s+/g, ' ').trim();

const leavesOf = (node: Node): string[] =>
  node.childNodes.length > 0 ? node.childNodes.flatMap(leavesOf) : [node.text];
