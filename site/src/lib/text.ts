// A Markdown entry as a page shows it: its HTML with the facts filled in, and its chapters for the contents list.
import { fillIn, places } from '../facts/fill-in.ts';
import { unknownPlaces } from '../facts/fill-places.ts';

/** What this needs of a collection's entry. */
type Entry = {
  id: string;
  rendered?: { html: string } | undefined;
  data: object;
};

export type Chapter = { label: string; id: string };

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
export function plainWords(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .trim();
}

export function readText(entry: Entry | undefined): Text {
  const html = entry?.rendered?.html;
  if (!html)
    throw new Error(
      `The text "${entry?.id ?? ''}" is missing, empty, or not to be read as Markdown; an earlier line says why.`,
    );
  const [unknown] = unknownPlaces(html, places);
  if (unknown) throw new Error(`The text "${entry.id}" asks for ${unknown}, which no fact fills.`);
  const filled = fillIn(html);
  return { html: filled, contents: chaptersOf(filled), inShort: pointsOf(entry.data) };
}

/** Only some collections have such points. */
function pointsOf(data: { inShort?: string[] }): string[] {
  return data.inShort ?? [];
}
