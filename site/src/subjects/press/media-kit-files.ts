// The packages of the media kit: what goes into each, made once for the files and for the page that states their sizes.
import { licences, meta, packages } from '~/content/pages/media-kit';
import { team } from '~/facts/company';
import { organisation } from '~/facts/organisation';
import { zip } from '~/files/file-route';
import { makePdf } from '~/files/pdf/make-pdf';
import { formatSize } from '~/lib/words';
import type { Download } from '~/sections/words';
import { screenshotFiles } from '~/subjects/product/screenshots';
import { dashboard } from '~/subjects/product/view';
import { productView } from '~/subjects/product/words';
import { loadBrandGuidelines } from './load';
import { logoFiles, monogramFiles } from './logos';

export type FileName = (typeof packages)[number]['file'];

const { analytics, university, phones } = productView;
/** The screenshots, on the page and in the package. */
export const views = {
  dashboard,
  analytics,
  university,
  parent: phones.parent,
  teacher: phones.teacher,
};

const makers: Record<FileName, () => Promise<Uint8Array>> = {
  'tred-logo-package.zip': async () => zip(await logoFiles(organisation.name, licences.logos)),
  'tred-brand-guidelines.pdf': guidelines,
  'tred-product-screenshots.zip': async () => zip(await screenshotFiles(views, licences.screenshots)),
  'tred-team-monograms.zip': async () => zip(await monogramFiles(team, licences.monograms)),
};

async function guidelines() {
  const { title, description, updated: date, text } = await loadBrandGuidelines();
  const source = 'content/brand/guidelines.md';
  const facts = { title, kind: 'Guidelines', description, date, path: meta.path, source, html: text.html };
  return (await makePdf(facts)).bytes;
}

const made = new Map<FileName, Promise<Uint8Array>>();

export function fileBytes(name: FileName): Promise<Uint8Array> {
  const bytes = made.get(name) ?? makers[name]();
  made.set(name, bytes);
  return bytes;
}

/** As the list of downloads takes them. */
export const mediaDownloads = (): Promise<Download[]> =>
  Promise.all(
    packages.map(async ({ file, title, description, formats }) => {
      const size = formatSize((await fileBytes(file)).byteLength);
      return { title, description, href: `/downloads/${file}`, facts: [formats.join(', '), size] };
    }),
  );
