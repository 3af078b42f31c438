// A letter as it arrives: HTML and plain text from the same Markdown.
import { type LetterContent, letterPage, UNSUBSCRIBE } from '@tred/contract/letters';
import { renderToStaticMarkup } from 'react-dom/server';
import type { HastNode } from 'satteri';
import { placeholders } from '~/facts/fill-in';
import { organisation } from '~/facts/organisation';
import { previewLine } from '~/facts/preview';
import { safeTree } from '~/readers/safe-html';
import { addressIn, LetterEmail } from './LetterEmail/LetterEmail';
import type { LoadedLetter } from './schema';
import { newsletter } from './words';

/** What placeholders say while the owner has not given a fact. */
const EMPTY = /^not (?:published|confirmed) yet$/;

type Letter = Pick<LoadedLetter, 'id' | 'title' | 'description' | 'markdown' | 'source' | 'sample'>;

export function letterContent(letter: Letter, site: string): LetterContent {
  const { id, title, description, markdown, source, sample } = letter;
  const place = { site, id };
  const body = safeTree(markdown);
  const address = [organisation.legalName, ...organisation.offices[0].address].join(', ');
  const html = renderToStaticMarkup(
    <LetterEmail {...{ ...place, title, description, body, address }} brand={organisation.name} />,
  );
  const { online, why, unsubscribe } = newsletter.email;
  const page = addressIn(letterPage(id), place);
  const foot = [`${online}: ${page}`, why, `${unsubscribe}: ${UNSUBSCRIBE}`, address, previewLine];
  const text = [title, ...plainBlocks(body, place), '-- ', foot.filter(Boolean).join('\n')].join('\n\n');
  const empty = [...source.matchAll(/\{\{\s*([\w.-]+)\s*\}\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => EMPTY.test(placeholders[name] ?? ''));
  return {
    subject: title,
    html: `<!doctype html>${html}`,
    text: `${text}\n`,
    url: `${site}${letterPage(id)}`,
    problems: [
      ...(previewLine ? ['The site is not launched: the letter says that it is a preview.'] : []),
      ...(sample ? ['The letter is marked as a sample.'] : []),
      ...empty.map((name) => `The fact ${name} is empty: the letter says “${placeholders[name]}”.`),
    ],
  };
}

type Place = { site: string; id: string };

const childrenOf = (node: HastNode) => ('children' in node ? (node.children as HastNode[]) : []);
const isBlock = (node: HastNode) =>
  node.type === 'element' && /^(?:p|h\d|ul|ol|li|blockquote|pre|table|hr)$/.test(node.tagName);

/** The words of a part, with the address after each link. */
function wordsOf(node: HastNode, place: Place): string {
  if (node.type === 'text') return node.value.replaceAll('\n', ' ');
  const words = childrenOf(node)
    .map((child) => wordsOf(child, place))
    .join('');
  if (node.type !== 'element') return words;
  if (node.tagName === 'br') return '\n';
  if (node.tagName === 'td' || node.tagName === 'th') return `${words} `;
  if (node.tagName === 'tr') return `${words.trim()}\n`;
  if (node.tagName !== 'a') return words;
  const href = addressIn(String(node.properties.href ?? ''), place);
  return href ? `${words} (${href.replace(/^(?:mailto|tel):/, '')})` : words;
}

function plainBlocks(root: HastNode, place: Place): string[] {
  return childrenOf(root).flatMap((node) => {
    if (node.type !== 'element') return [];
    const { tagName } = node;
    if (tagName === 'hr') return ['* * *'];
    if (tagName === 'ul' || tagName === 'ol') {
      const items = childrenOf(node).filter(isBlock);
      const lines = items.map((item, at) => {
        const mark = tagName === 'ol' ? `${at + 1}.` : '-';
        return `${mark} ${itemWords(item, place)}`;
      });
      return [lines.join('\n')];
    }
    if (tagName === 'blockquote') return plainBlocks(node, place).map((block) => `> ${block}`);
    const words = wordsOf(node, place).trim();
    return words ? [words] : [];
  });
}

/** An item may have paragraphs and lists. */
function itemWords(item: HastNode, place: Place): string {
  const blocks = childrenOf(item).some(isBlock) ? plainBlocks(item, place) : [wordsOf(item, place).trim()];
  return blocks.join('\n').replaceAll('\n', '\n  ');
}
