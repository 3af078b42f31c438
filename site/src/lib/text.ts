// Text in HTML: escaping it, and reading the chapters of a text for its list of contents.

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export type Chapter = { label: string; id: string };

/** A text as a page shows it: the points to know first, the contents, the HTML. */
export type Text = { html: string; contents: Chapter[]; inShort: string[] };

/** The second-level headings with their anchors. */
export function chaptersOf(html: string): Chapter[] {
  return [...html.matchAll(/<h2\b[^>]*\bid="([^"]+)"[^>]*>(.*?)<\/h2>/gs)].map(
    ([, id = '', heading = '']) => ({
      id,
      label: plainWords(heading),
    }),
  );
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** HTML without its tags, as a reader sees it. */
function plainWords(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .trim();
}
