// The affiliates' kit: the banners of content/brand, and an archive of them with the texts and the rules of the page.
import type { z } from 'astro/zod';
import { organisation } from '~/facts/organisation';
import { sectionOn } from '~/facts/read-page';
import { brandFiles } from '~/files/brand-files';
import { type GeneratedFiles, withNote, zip } from '~/files/file-route';
import { formatSize } from '~/lib/format-text';
import { untilContentChanges } from '~/readers/content';
import { cardsWords } from '~/sections/Cards/schema';
import { copyTextsWords } from '~/sections/CopyTexts/schema';
import { bannersWords, kitHeroWords } from './words';

const PAGE = 'affiliate-program/materials';
const FOLDER = '/affiliate-program/kit';
const archiveName = () => `${organisation.slug}-affiliate-kit.zip`;

const hero = sectionOn(PAGE, 'kitHero', kitHeroWords);
const banners = sectionOn(PAGE, 'banners', bannersWords);
const texts = sectionOn(PAGE, 'copyTexts', copyTextsWords);
const rules = sectionOn(PAGE, 'cards', cardsWords);

/** The small pictures on the page are not in the archive. */
const isPreview = (name: string) => name.endsWith('-preview.png');

export const kitFiles = untilContentChanges((): GeneratedFiles => {
  const files = brandFiles('banners');
  const packed: GeneratedFiles = { 'READ-ME.txt': readMe() };
  for (const { name, text } of texts().texts) packed[`words/${name}.txt`] = `${text}\n`;
  for (const [name, content] of Object.entries(files))
    if (!isPreview(name)) packed[`banners/${name}`] = content;
  return { ...files, [archiveName()]: zip(withNote(packed)) };
});

function readMe(): string {
  const { title, text, questions } = hero().readMe;
  const lines = rules().features.flatMap((rule) => ['', rule.title, rule.text]);
  return [title, '', text, ...lines, '', questions, ''].join('\n');
}

const fileOf = (name: string) => ({
  href: `${FOLDER}/${name}`,
  size: formatSize(kitFiles()[name]?.length ?? 0),
});

const previewOf = ({ file, ...picture }: z.infer<typeof bannersWords>['banners'][number]) => ({
  ...picture,
  src: `${FOLDER}/${file}-preview.png`,
  files: ['svg', 'png'].map((kind) => ({ label: kind.toUpperCase(), ...fileOf(`${file}.${kind}`) })),
});

export const bannerList = ({ banners, ...words }: z.infer<typeof bannersWords>) => ({
  ...words,
  pictures: banners.map(previewOf),
});

export function kitHero({ archive, readMe: _, ...words }: z.infer<typeof kitHeroWords>) {
  const { href, size } = fileOf(archiveName());
  return {
    ...words,
    first: banners().banners.slice(0, 1).map(previewOf),
    download: { ...archive, href, facts: ['ZIP', size] },
  };
}
