// Replaces Markdown pictures with responsive figures. readers/check-entry.ts has validated them.
import { dirname, resolve } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { Picture, type PictureProps } from '~/components/Picture/Picture';
import { allFiles, type PictureFile, type PictureFiles, pictureFiles } from '~/files/pictures/picture-files';
import { type PictureMark, replaceMarks } from '~/lib/picture-marks';

/** The part of a collection entry that this needs. `filePath` is relative to the site folder. */
type Entry = { id: string; filePath?: string | undefined; rendered?: { html: string } | undefined };

export type WithPictures = {
  id: string;
  rendered?: { html: string } | undefined;
  /** Files to write at the addresses in the HTML. */
  pictures: PictureFile[];
};

export async function withPictures({ id, filePath = '', rendered }: Entry): Promise<WithPictures> {
  const pictures: PictureFile[] = [];
  const folder = resolve(dirname(filePath));
  const html = await replaceMarks(rendered?.html ?? '', async (mark) => {
    const files = await pictureFiles(mark.file, folder, mark.where);
    pictures.push(...allFiles(files));
    return markup(mark, files);
  });
  return { id, rendered: rendered && { html }, pictures };
}

const markup = (mark: PictureMark, files: PictureFiles): string =>
  renderToStaticMarkup(<Picture {...pictureProps(files, mark)} />);

export const pictureProps = (
  { displaySize, phone, wide }: PictureFiles,
  { alt, caption }: Pick<PictureMark, 'alt' | 'caption'>,
): PictureProps => ({
  ...displaySize,
  alt: alt.trim(),
  caption: caption?.trim(),
  phone: phone.map(candidate),
  wide: wide.map(candidate),
});

/** The name has a content hash, so that every host caches the file for good. */
const candidate = ({ name, width }: PictureFile) => ({ src: `/_astro/${name}`, width });
