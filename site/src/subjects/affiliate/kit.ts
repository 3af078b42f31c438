// The affiliates' kit: banners, texts and an archive of both, each with its size.

import { banners, kit, readMe, words } from '~/content/pages/affiliate-program/materials';
import { organisation } from '~/facts/organisation';
import { type Files, zip } from '~/files/file-route';
import { formatSize } from '~/lib/words';
import { type Banner, bannerFiles } from './banners';

type NamedBanner = Banner & { name: string; title: string; use: string };

export type KitContents = {
  brand: string;
  /** What the banners point to. */
  address: string;
  /** Where the files lie on the site. */
  folder: string;
  archive: { file: string; title: string; description: string };
  banners: readonly NamedBanner[];
  texts: readonly { name: string; text: string }[];
  readMe: string;
};

export async function affiliateKit(contents: KitContents) {
  const { brand, address, folder, archive, banners, texts, readMe } = contents;
  const files: Files = {};
  const packed: Files = { 'READ-ME.txt': readMe };
  for (const { name, text } of texts) packed[`words/${name}.txt`] = `${text}\n`;

  const pictures = [];
  for (const banner of banners) {
    const { name, title, use, width, height, headline } = banner;
    const stem = `${brand.toLowerCase()}-${name}-${width}x${height}`;
    const { preview, ...both } = await bannerFiles(banner, { brand, address });
    const links = Object.entries(both).map(([extension, content]) => {
      const file = `${stem}.${extension}`;
      files[file] = content;
      packed[`banners/${file}`] = content;
      return { label: extension.toUpperCase(), href: `${folder}/${file}`, size: sizeOf(content) };
    });
    files[`${stem}-preview.png`] = preview;
    const src = `${folder}/${stem}-preview.png`;
    pictures.push({ title, use, width, height, src, alt: `${title} of ${brand}: ${headline}`, files: links });
  }

  const zipped = zip(packed);
  files[archive.file] = zipped;
  const { file, ...words } = archive;
  const download = { ...words, href: `${folder}/${file}`, facts: ['ZIP', sizeOf(zipped)] };
  return { files, pictures, download };
}

const sizeOf = (content: string | Uint8Array) => formatSize(Buffer.byteLength(content));

let made: ReturnType<typeof affiliateKit> | undefined;

export function theKit() {
  made ??= affiliateKit({
    brand: organisation.name,
    address: `${organisation.domain}/contact`,
    folder: '/affiliate-program/kit',
    archive: kit,
    banners,
    texts: words.texts,
    readMe,
  });
  return made;
}
