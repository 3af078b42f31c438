// A letter as it arrives: HTML and plain text from the same Markdown.
import { render, toPlainText } from '@react-email/render';
import { type LetterContent, letterPage } from '@tred/contract/letters';
import { isEmptyFact, placeholders } from '~/facts/fill-in';
import { previewLine } from '~/facts/preview';
import { safeTree } from '~/readers/safe-html';
import { LetterEmail } from './LetterEmail/LetterEmail';
import type { LoadedLetter } from './schema';

const selectors = [
  ...['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
  {
    selector: 'a',
    options: { linkBrackets: ['(', ')'] as [string, string], hideLinkHrefIfSameAsText: true },
  },
];

export async function letterContent(letter: LoadedLetter, site: string): Promise<LetterContent> {
  const { id, title, description, markdown, source, sample } = letter;
  const body = safeTree(markdown);
  const html = await render(<LetterEmail {...{ site, id, title, description, body }} />);
  const empty = [...source.matchAll(/\{\{\s*([\w.-]+)\s*\}\}/g)]
    .map(([, name = '']) => name)
    .filter(isEmptyFact);
  return {
    html,
    subject: title,
    text: toPlainText(html, { selectors, wordwrap: false }),
    url: site + letterPage(id),
    problems: [
      ...(previewLine ? ['The site is not launched: the letter says that it is a preview.'] : []),
      ...(sample ? ['The letter is marked as a sample.'] : []),
      ...empty.map((name) => `The fact ${name} is empty: the letter says “${placeholders[name]}”.`),
    ],
  };
}
