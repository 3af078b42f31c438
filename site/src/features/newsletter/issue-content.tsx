// An issue as it arrives: HTML and plain text from the same Markdown.
import { render, toPlainText } from '@react-email/render';
import { type IssueContent, issuePage } from '@tred/contract/newsletter';
import { isEmptyFact, placeholders } from '~/facts/fill-in';
import { previewLine } from '~/facts/preview';
import { safeTree } from '~/readers/safe-html';
import { IssueEmail } from './IssueEmail/IssueEmail';
import type { LoadedIssue } from './schema';

/** A place that the author fills, and no link. */
const OPEN = /\[[^\]]+\](?!\()/;

const selectors = [
  ...['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
  {
    selector: 'a',
    options: { linkBrackets: ['(', ')'] as [string, string], hideLinkHrefIfSameAsText: true },
  },
];

/** Mail programs cut a longer one. */
const MOST_BYTES = 60_000;

export async function issueContent(issue: LoadedIssue, site: string): Promise<IssueContent> {
  const { id, title, description, markdown, source, sample } = issue;
  const body = safeTree(markdown);
  const html = await render(<IssueEmail {...{ site, id, title, description, body }} />);
  const empty = [...source.matchAll(/\{\{\s*([\w.-]+)\s*\}\}/g)]
    .map(([, name = '']) => name)
    .filter(isEmptyFact);
  const [open] = markdown.match(OPEN) ?? [];
  return {
    html,
    subject: title,
    text: toPlainText(html, { selectors, wordwrap: false }),
    url: site + issuePage(id),
    problems: [
      ...(previewLine() ? ['The site is not launched: the issue says that it is a preview.'] : []),
      ...(open ? [`Replace ${open} by your own words.`] : []),
      ...(sample ? ['The issue is marked as a sample.'] : []),
      ...(Buffer.byteLength(html) > MOST_BYTES ? ['The issue is too long: mail programs will cut it.'] : []),
      ...empty.map((name) => `The fact ${name} is empty: the issue says “${placeholders()[name]}”.`),
    ],
  };
}
