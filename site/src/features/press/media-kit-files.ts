// The packages of the media kit, made once for the files and for the page that states their sizes.
import { team } from '~/facts/company';
import { organisation } from '~/facts/organisation';
import { screenshotFiles } from '~/features/product/screenshots';
import { dashboard, phones, screens } from '~/features/product/view';
import { withNote, zip } from '~/files/file-route';
import { makePdf } from '~/files/pdf/make-pdf';
import { formatSize } from '~/lib/format-text';
import type { Download } from '~/sections/Downloads/schema';
import { loadBrandGuidelines } from './load';
import { logoFiles, monogramFiles } from './logos';
import { type MediaPackage, mediaKit } from './words';

const files = (): Record<MediaPackage, string> => ({
  logos: `${organisation.slug}-logo-package.zip`,
  guidelines: `${organisation.slug}-brand-guidelines.pdf`,
  screenshots: `${organisation.slug}-product-screenshots.zip`,
  monograms: `${organisation.slug}-team-monograms.zip`,
});

export const mediaFiles = () =>
  mediaKit.downloads.packages.map(({ content }) => ({ file: files()[content], content }));

const views = () => ({
  dashboard: dashboard(),
  ...screens(),
  parent: phones().parent,
  teacher: phones().teacher,
});

const makers: Record<MediaPackage, () => Promise<Uint8Array>> = {
  logos: async () => zip(withNote(await logoFiles(organisation.name, mediaKit.licences.logos))),
  guidelines,
  screenshots: async () => zip(withNote(await screenshotFiles(views(), mediaKit.licences.screenshots))),
  monograms: async () => zip(withNote(await monogramFiles(team.people, mediaKit.licences.monograms))),
};

async function guidelines() {
  const { title, description, updated: date, text } = await loadBrandGuidelines();
  const source = 'content/brand/guidelines.md';
  const facts = { title, kind: 'Guidelines', description, date, path: '/media-kit', source, html: text.html };
  return (await makePdf(facts)).bytes;
}

const made = new Map<MediaPackage, Promise<Uint8Array>>();

export function fileBytes(name: MediaPackage): Promise<Uint8Array> {
  const bytes = made.get(name) ?? makers[name]();
  made.set(name, bytes);
  return bytes;
}

export const mediaDownloads = (): Promise<Download[]> =>
  Promise.all(
    mediaKit.downloads.packages.map(async ({ content, title, description, formats }) => {
      const size = formatSize((await fileBytes(content)).byteLength);
      return {
        title,
        description,
        href: `/downloads/${files()[content]}`,
        facts: [formats.join(', '), size],
      };
    }),
  );
