// The affiliates' kit: banners, texts and an archive of both, each with its size.

import { organisation } from '~/facts/organisation';
import { type GeneratedFiles, withNote, zip } from '~/files/file-route';
import { fillValues, formatSize } from '~/lib/format-text';
import { bannerFiles } from './banners';
import { materials } from './words';

export type KitContents = Pick<typeof materials, 'kit' | 'banners' | 'texts' | 'rules' | 'readMe'> & {
  brand: string;
  address: string;
  folder: string;
  file: string;
};

export async function affiliateKit(contents: KitContents) {
  const { brand, address, folder, file, kit, banners, texts } = contents;
  const files: GeneratedFiles = {};
  const packed: GeneratedFiles = { 'READ-ME.txt': readMeText(contents) };
  for (const { name, text } of texts.texts) packed[`words/${name}.txt`] = `${text}\n`;

  const pictures = [];
  for (const banner of banners.banners) {
    const { name, title, use, width, height, headline } = banner;
    const stem = `${brand.toLowerCase()}-${name}-${width}x${height}`;
    const { preview, ...both } = await bannerFiles(banner, { brand, address });
    const links = Object.entries(both).map(([extension, content]) => {
      const name = `${stem}.${extension}`;
      files[name] = content;
      packed[`banners/${name}`] = content;
      return { label: extension.toUpperCase(), href: `${folder}/${name}`, size: sizeOf(content) };
    });
    files[`${stem}-preview.png`] = preview;
    const src = `${folder}/${stem}-preview.png`;
    const alt = fillValues(banners.alt, { title, headline });
    pictures.push({ name, title, use, width, height, src, alt, files: links });
  }

  const zipped = zip(withNote(packed));
  files[file] = zipped;
  const { picture, ...about } = kit;
  const download = { ...about, href: `${folder}/${file}`, facts: ['ZIP', sizeOf(zipped)] };
  return { files, pictures, first: pictures.find(({ name }) => name === picture), download };
}

const readMeText = ({ readMe, rules }: KitContents) =>
  [
    readMe.title,
    '',
    readMe.text,
    ...rules.features.flatMap(({ title, text }) => ['', title, text]),
    '',
    readMe.questions,
    '',
  ].join('\n');

const sizeOf = (content: string | Uint8Array) => formatSize(Buffer.byteLength(content));

let made: ReturnType<typeof affiliateKit> | undefined;

export function theKit() {
  made ??= affiliateKit({
    ...materials,
    brand: organisation.name,
    address: `${organisation.domain}/contact`,
    folder: '/affiliate-program/kit',
    file: `${organisation.slug}-affiliate-kit.zip`,
  });
  return made;
}
