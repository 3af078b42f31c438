// The procurement pack: an archive of tender documents, and its list.
import { z } from 'astro/zod';
import { sectionOn } from '~/facts/read-page';
import { withNote, zip } from '~/files/file-route';
import { makePdf } from '~/files/pdf/make-pdf';
import { formatSize } from '~/lib/format-text';
import { untilContentChanges } from '~/readers/content';
import { splitWords } from '~/sections/Split/schema';
import { dataTableWords } from '~/sections/Table/schema';
import { loadDocuments } from './load';
import { asDownloads, documentsNamed, pdfFacts } from './view';
import { packWords } from './words';

export const packFile = 'procurement-pack.zip';

const PAGE = 'trust/procurement';
const hero = sectionOn(PAGE, 'hero', z.looseObject({ aside: z.looseObject({ pack: packWords }) }));
const others = sectionOn(
  PAGE,
  'split',
  splitWords.extend({ aside: z.looseObject({ table: dataTableWords.pick({ columns: true, rows: true }) }) }),
);

export const loadPack = untilContentChanges(async () => {
  const { documents: names, archive: words } = hero().aside.pack;
  const documents = documentsNamed(names, await loadDocuments());
  const pdfs = documents.map(async (document) => {
    const { bytes } = await makePdf(pdfFacts(document));
    return [`${document.slug}.pdf`, bytes] as const;
  });
  const archive = zip(withNote({ 'READ-ME.txt': readMe(), ...Object.fromEntries(await Promise.all(pdfs)) }));
  const whole = { ...words, href: `/trust/${packFile}`, facts: ['ZIP', formatSize(archive.byteLength)] };
  return { archive, downloads: [whole, ...(await asDownloads(documents))] };
});

function readMe(): string {
  const { title, text } = hero().aside.pack.readMe;
  const { title: heading, aside } = others();
  const lines = aside.table.rows.map(({ name, cells }) => `${name}\n${cells.join('\n')}`);
  return `${[title, text, heading, ...lines].join('\n\n')}\n`;
}
