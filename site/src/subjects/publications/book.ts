// The chapters of a report as one text for its file: a heading for each, the headings inside a step lower.

export type BookChapter = { id: string; title: string; html: string };

export function bookHtml(chapters: readonly BookChapter[]): string {
  return chapters
    .map(({ id, title, html }) => `<h2 id="${id}">${escaped(title)}</h2>${lowered(html)}`)
    .join('');
}

/** Without their anchors, which chapters have in common. */
function lowered(html: string): string {
  return html.replace(
    /<(\/?)h([2-5])\b[^>]*>/g,
    (_, end: string, level: string) => `<${end}h${Number(level) + 1}>`,
  );
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
