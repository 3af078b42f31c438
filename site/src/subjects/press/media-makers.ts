// What goes into each package of the media kit.
import { getEntry } from 'astro:content';
import { people } from '~/content/pages/about';
import { licences, meta, type packages } from '~/content/pages/media-kit';
import { analyticsView, phoneViews, productView, universityView } from '~/content/product-view';
import { organisation } from '~/facts/organisation';
import { makePdf } from '~/files/pdf/make-pdf';
import { zip } from '~/files/zip';
import { readText } from '~/lib/text';
import { screenshotFiles } from '~/subjects/product/screenshots';
import { logoFiles } from './logos';
import { monogramFiles } from './monograms';

export type FileName = (typeof packages)[number]['file'];

const { parent, teacher } = phoneViews;
const views = {
  dashboard: productView,
  analytics: analyticsView,
  university: universityView,
  parent,
  teacher,
};

export const makers: Record<FileName, () => Promise<Uint8Array>> = {
  'tred-logo-package.zip': async () => zip(await logoFiles(organisation.name, licences.logos)),
  'tred-brand-guidelines.pdf': guidelines,
  'tred-product-screenshots.zip': async () => zip(await screenshotFiles(views, licences.screenshots)),
  'tred-team-monograms.zip': async () =>
    zip(
      await monogramFiles(
        people.profiles.map(({ name, role }) => ({ name, position: role })),
        licences.monograms,
      ),
    ),
};

async function guidelines() {
  const entry = await getEntry('brand', 'guidelines');
  if (!entry) throw new Error('content/brand/guidelines.md is missing.');
  const { title, description, updated: date } = entry.data;
  const { html } = readText(entry);
  return (await makePdf({ title, kind: 'Guidelines', description, date, path: meta.path, html })).bytes;
}
