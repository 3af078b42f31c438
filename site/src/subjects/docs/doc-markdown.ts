// A page of the documentation as plain Markdown, for people who read in an editor and for programs.
import { fillIn } from '~/facts/fill-in';
import { apiOf } from './api-of-page';
import type { LoadedDoc } from './collection';
import { type DocSection, docPath, docSections, isOverview } from './reading-order';

/** The text, then what the page renders from elsewhere: the map of all pages, or the API's operations. */
export function docMarkdown(doc: LoadedDoc, docs: readonly LoadedDoc[], url: string): string {
  const { title, lead, body, updated } = doc;
  const parts = isOverview(doc.id) ? [mapMarkdown(docSections(docs))] : apiOf(doc).markdown;
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
function mapMarkdown(sections: readonly DocSection[]): string {
  return sections
    .map(({ title, docs }) => {
      const lines = docs.map((doc) => `- [${doc.title}](${docPath(doc)}.md): ${doc.description}`);
      return `## ${title}\n\n${lines.join('\n')}`;
    })
    .join('\n\n');
}
