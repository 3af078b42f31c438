// A Markdown entry as a page shows it: its HTML with the facts filled in, and its chapters for the contents list.
import { chaptersOf, type Text } from '../lib/text.ts';
import { fillIn, places } from './fill-in.ts';
import { unknownPlaces } from './fill-places.ts';

/** What this needs of a collection's entry. */
type Entry = { id: string; rendered?: { html: string } | undefined };

/** `inShort` are the points to know before reading on, which only some texts have. */
export function readText({ id, rendered }: Entry, inShort: readonly string[] = []): Text {
  if (!rendered?.html)
    throw new Error(
      `The text "${id}" is missing, empty, or not to be read as Markdown; an earlier line says why.`,
    );
  const [unknown] = unknownPlaces(rendered.html, places);
  if (unknown) throw new Error(`The text "${id}" asks for ${unknown}, which no fact fills.`);
  const html = fillIn(rendered.html);
  return { html, contents: chaptersOf(html), inShort: [...inShort] };
}
