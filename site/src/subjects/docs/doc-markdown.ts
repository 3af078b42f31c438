// A page of the documentation as plain Markdown, for people who read in an editor and for programs.

import { fillIn } from '../../facts/fill-in.ts';
import type { DocSection } from './reading-order.ts';
import { docPath } from './reading-order.ts';

type DocText = { title: string; lead: string; updated: string; body: string; url: string };

/** `parts` follow the text: what the page renders from elsewhere, as Markdown too. */
export function docMarkdown(
  { title, lead, updated, body, url }: DocText,
  parts: readonly string[] = [],
): string {
  const note = `Source: ${url}. Last updated ${updated}.`;
  const blocks = [`# ${title}`, lead, body, ...parts, '---', note];
  const whole = blocks.map((block) => block.trim()).join('\n\n');
  return `${withFullLinks(withPlainFences(fillIn(whole)), url)}\n`;
}

/** What a fence says of itself to our tests is no use to a reader. */
const withPlainFences = (text: string) => text.replace(/^(\s*```\w+.*?) api="[^"]*"/gm, '$1');

/** Away from the site, a link has to say where the site is. */
const withFullLinks = (text: string, url: string) => text.replaceAll('](/', `](${new URL(url).origin}/`);

/** The map of the documentation, each page by its Markdown address. */
export function docsMapMarkdown(sections: readonly DocSection[]): string {
  return sections
    .map(({ title, docs }) => {
      const lines = docs.map((doc) => `- [${doc.data.title}](${docPath(doc)}.md): ${doc.data.description}`);
      return `## ${title}\n\n${lines.join('\n')}`;
    })
    .join('\n\n');
}
