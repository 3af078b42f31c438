// The packages of the media kit, made once for their addresses and for the page that states their sizes.
import type { z } from 'astro/zod';
import { team } from '~/facts/company';
import { organisation } from '~/facts/organisation';
import { sectionOn } from '~/facts/read-page';
import { dashboard, phones, screens } from '~/features/product/view';
import { brandFiles } from '~/files/brand-files';
import { type GeneratedFiles, withNote, zip } from '~/files/file-route';
import { makePdf } from '~/files/pdf/make-pdf';
import { formatSize } from '~/lib/format-text';
import { untilContentChanges } from '~/readers/content';
import { loadBrandGuidelines } from './load';
import { mediaKitWords } from './words';

type Words = z.infer<typeof mediaKitWords>;
type Package = Words['packages'][number]['content'];

const fileNames = (): Record<Package, string> => ({
  logos: `${organisation.slug}-logo-package.zip`,
  guidelines: `${organisation.slug}-brand-guidelines.pdf`,
  screenshots: `${organisation.slug}-product-screenshots.zip`,
  monograms: `${organisation.slug}-team-monograms.zip`,
});

const archive = (files: GeneratedFiles, readMe: string[]) =>
  zip(withNote({ ...files, 'READ-ME.txt': readMe.join('\n') }));

const captions = () =>
  Object.entries({
    dashboard: dashboard(),
    ...screens(),
    'parent-phone': phones().parent,
    'teacher-phone': phones().teacher,
  }).map(([name, { caption }]) => `${name}\n${caption}\n`);

const makers: Record<Package, (readMe: string) => Promise<Uint8Array> | Uint8Array> = {
  logos: (readMe) => archive(brandFiles('logos'), [readMe]),
  screenshots: (readMe) => archive(brandFiles('screenshots'), [readMe, 'Captions', '', ...captions()]),
  monograms: (readMe) =>
    archive(brandFiles('team'), [readMe, ...team.people.map(({ name, role }) => `${name}, ${role}`)]),
  guidelines,
};

async function guidelines() {
  const { title, description, updated: date, text } = await loadBrandGuidelines();
  const source = 'content/brand/guidelines.md';
  const facts = { title, kind: 'Guidelines', description, date, path: '/media-kit', source, html: text.html };
  return (await makePdf(facts)).bytes;
}

const words = sectionOn('media-kit', 'mediaKit', mediaKitWords);

export const mediaFiles = untilContentChanges(
  async (): Promise<Record<string, Uint8Array>> =>
    Object.fromEntries(
      await Promise.all(
        words().packages.map(
          async ({ content, readMe = '' }) => [fileNames()[content], await makers[content](readMe)] as const,
        ),
      ),
    ),
);

export async function mediaDownloads({ packages, ...section }: Words) {
  const files = await mediaFiles();
  return {
    ...section,
    downloads: packages.map(({ content, title, description, formats }) => {
      const size = formatSize(files[fileNames()[content]]?.byteLength ?? 0);
      return {
        title,
        description,
        href: `/downloads/${fileNames()[content]}`,
        facts: [formats.join(', '), size],
      };
    }),
  };
}
