// Escapes text for HTML, decodes addresses, and reads chapters for a table of contents.

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Decodes %20 and the like. An address with a wrong one, such as %zz, stays as it is. */
export function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

export type Chapter = { label: string; id: string };

/** A text on a page: key points, contents, HTML. */
export type Text = { html: string; contents: Chapter[]; inShort: string[] };

/** Second-level headings with ids. */
export function chaptersOf(html: string): Chapter[] {
  return [...html.matchAll(/<h2\b[^>]*\bid="([^"]+)"[^>]*>(.*?)<\/h2>/gs)].map(
    ([, id = '', heading = '']) => ({
      id,
      label: plainWords(heading),
    }),
  );
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

function plainWords(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .trim();
}

/** JSON for a `<script>`: no character ends it, or begins another. */
export const jsonInHtml = (value: unknown, replacer?: (key: string, value: unknown) => unknown): string =>
  JSON.stringify(value, replacer).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
