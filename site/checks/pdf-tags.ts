// A PDF as a screen reader is told of it: what it says of itself, and the tree of its tags.
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';

export type Tag = { role: string; alt?: string; scope?: string; children: readonly Tag[] };

export type TaggedPdf = {
  /** What it says in its description: `pdfuaid:part` and the like, as XML. */
  description: string;
  language: string;
  title: string;
  /** The window's bar shows the title, not the name of the file. */
  showsTitle: boolean;
  hasBookmarks: boolean;
  /** Links without words that say where they lead. */
  muteLinks: number;
  /** Nothing when it is not tagged. */
  tags: Tag | undefined;
};

const name = (text: string) => PDFName.of(text);
const textOf = (object: PDFObject | undefined) =>
  object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : '';

export async function readTags(bytes: Uint8Array): Promise<TaggedPdf> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const { catalog } = pdf;
  const description = catalog.lookup(name('Metadata'));
  const root = catalog.lookup(name('StructTreeRoot'));
  const marked = catalog.lookupMaybe(name('MarkInfo'), PDFDict)?.get(name('Marked'));
  const preferences = catalog.lookupMaybe(name('ViewerPreferences'), PDFDict);
  return {
    description:
      description instanceof PDFRawStream ? new TextDecoder().decode(description.getContents()) : '',
    language: textOf(catalog.lookup(name('Lang'))),
    title: pdf.getTitle() ?? '',
    showsTitle: String(preferences?.get(name('DisplayDocTitle'))) === 'true',
    hasBookmarks: catalog.lookupMaybe(name('Outlines'), PDFDict)?.has(name('First')) ?? false,
    muteLinks: pdf.getPages().flatMap(({ node }) => mutesIn(node.lookupMaybe(name('Annots'), PDFArray)))
      .length,
    tags: root instanceof PDFDict && String(marked) === 'true' ? tagOf(root) : undefined,
  };
}

function mutesIn(annotations: PDFArray | undefined): PDFDict[] {
  return dictionaries(annotations).filter((each) => !textOf(each.lookup(name('Contents'))));
}

function tagOf(element: PDFDict): Tag {
  const alt = textOf(element.lookup(name('Alt')));
  const scope = dictionaries(element.lookup(name('A')))
    .map((each) => each.get(name('Scope')))
    .find((each) => each instanceof PDFName);
  return {
    role: named(element.get(name('S'))),
    ...(alt && { alt }),
    ...(scope && { scope: named(scope) }),
    children: dictionaries(element.lookup(name('K')))
      .filter((child) => child.has(name('S')))
      .map(tagOf),
  };
}

const named = (object: PDFObject | undefined) => (object instanceof PDFName ? object.decodeText() : '');

/** What is one dictionary, or a list with some in it. */
function dictionaries(object: PDFObject | undefined): PDFDict[] {
  if (object instanceof PDFDict) return [object];
  if (!(object instanceof PDFArray)) return [];
  return object
    .asArray()
    .map((_, at) => object.lookup(at))
    .filter((each) => each instanceof PDFDict);
}
