// The procurement pack: an archive of tender documents, and its list.
import { withNote, zip } from '~/files/file-route';
import { makePdf } from '~/files/pdf/make-pdf';
import { formatSize } from '~/lib/format-text';
import type { DownloadsWords } from '~/sections/Downloads/schema';
import type { LoadedDocument } from './schema';
import { asDownloads, documentsNamed, pdfFacts } from './view';
import { procurement } from './words';

export const packFile = 'procurement-pack.zip';

export async function procurementPack(all: readonly LoadedDocument[]) {
  const { documents: names, archive: words, ...section } = procurement.files;
  const documents = documentsNamed(names, all);
  const pdfs = documents.map(async (document) => {
    const { bytes } = await makePdf(pdfFacts(document));
    return [`${document.slug}.pdf`, bytes] as const;
  });
  const archive = zip(withNote({ 'READ-ME.txt': readMe(), ...Object.fromEntries(await Promise.all(pdfs)) }));
  const whole = {
    ...words,
    href: `/trust/${packFile}`,
    facts: ['ZIP', formatSize(archive.byteLength)],
  };
  const files: DownloadsWords = { ...section, downloads: [whole, ...(await asDownloads(documents))] };
  return { archive, files };
}

const readMe = () => {
  const { readMe, others } = procurement;
  const lines = others.rows.map(({ name, cells }) => `${name}\n${cells.join('\n')}`);
  return `${[readMe.title, readMe.text, others.title, ...lines].join('\n\n')}\n`;
};
