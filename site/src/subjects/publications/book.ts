// The chapters of a report as one text for its file: a heading for each, the headings inside a step lower.
import { escapeHtml } from '~/lib/html';

export type BookChapter = { slug: string; title: string; text: { html: string } };

export function bookHtml(chapters: readonly BookChapter[]): string {
  return chapters
    .map(({ slug, title, text }) => `<h2 id="${slug}">${escapeHtml(title)}</h2>${lowered(text.html)}`)
    .join('');
}

/** Without their anchors, which chapters have in common. */
function lowered(html: string): string {
  return html.replace(
    /<(\/?)h([2-5])\b[^>]*>/g,
    (_, end: string, level: string) => `<${end}h${Number(level) + 1}>`,
  );
}
