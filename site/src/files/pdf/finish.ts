// Adds to Typst's file: the PDF/UA-1 mark, the window title and row headers of tables. `read-html.ts` refuses content
// that breaks PDF/UA-1, Typst writes the tags, and `make-pdf.test.ts` verifies the result.
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

const name = (text: string) => PDFName.of(text);

/** `namedRows`: for each table, whether the first cell of a row is its header. */
export async function finish(
  bytes: Uint8Array,
  namedRows: readonly boolean[],
): Promise<{ bytes: Uint8Array; pages: number }> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  pdf.catalog.lookup(name('ViewerPreferences'), PDFDict).set(name('DisplayDocTitle'), pdf.context.obj(true));
  declare(pdf);
  const tables = partsOf(pdf.catalog.lookup(name('StructTreeRoot'), PDFDict), 'Table');
  if (tables.length !== namedRows.length)
    throw new Error(`Typst tagged ${tables.length} tables where the text has ${namedRows.length}.`);
  tables.forEach((table, place) => {
    if (namedRows[place]) nameRows(table);
  });
  const packed = await pdf.save({
    useObjectStreams: true,
    addDefaultPage: false,
    updateFieldAppearances: false,
  });
  return { bytes: packed, pages: pdf.getPageCount() };
}

const UA =
  '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>';

/** XMP metadata as plain text. */
function declare({ catalog, context }: PDFDocument) {
  const key = name('Metadata');
  const described = catalog.lookup(key);
  if (!(described instanceof PDFRawStream)) throw new Error('Typst’s file has no metadata.');
  const known = new TextDecoder('utf-8', { ignoreBOM: true }).decode(described.getContents());
  const end = known.lastIndexOf('</rdf:RDF>');
  if (end < 0) throw new Error('The metadata of Typst’s file has another format than expected.');
  const stream = context.stream(new TextEncoder().encode(known.slice(0, end) + UA + known.slice(end)), {
    Type: 'Metadata',
    Subtype: 'XML',
  });
  context.assign(catalog.get(key) as Parameters<typeof context.assign>[0], stream);
}

function partsOf(element: PDFDict, tag: string): PDFDict[] {
  const inside = childrenOf(element).flatMap((child) => partsOf(child, tag));
  return element.get(name('S')) === name(tag) ? [element, ...inside] : inside;
}

function childrenOf(element: PDFDict): PDFDict[] {
  const children = element.lookup(name('K'));
  const all = children instanceof PDFArray ? children.asArray() : [children];
  return all
    .map((child) => element.context.lookup(child))
    .filter((child): child is PDFDict => child instanceof PDFDict && child.has(name('S')));
}

/** Typst links cells to column headers by id, which hides row headers: scope attributes cover both. */
function nameRows(table: PDFDict) {
  for (const tag of ['TH', 'TD'])
    for (const cell of partsOf(table, tag)) tableAttributes(cell)?.delete(name('Headers'));
  const heads = new Set(partsOf(table, 'THead').flatMap((head) => partsOf(head, 'TR')));
  for (const row of partsOf(table, 'TR').filter((each) => !heads.has(each))) {
    const [first] = childrenOf(row);
    if (!first) continue;
    first.set(name('S'), name('TH'));
    const known = tableAttributes(first);
    if (known) known.set(name('Scope'), name('Row'));
    else first.set(name('A'), first.context.obj({ O: 'Table', Scope: 'Row' }));
  }
}

function tableAttributes(cell: PDFDict): PDFDict | undefined {
  const attributes = cell.lookup(name('A'));
  const all = attributes instanceof PDFArray ? attributes.asArray() : [attributes];
  return all
    .map((each) => cell.context.lookup(each))
    .find((each): each is PDFDict => each instanceof PDFDict && each.get(name('O')) === name('Table'));
}
