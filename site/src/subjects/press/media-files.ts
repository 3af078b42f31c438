// The media kit's packages, made once for the files and for the page that states their sizes.
import { packages } from '~/content/pages/media-kit';
import { formatSize } from '~/lib/file-size';
import { type FileName, makers } from './media-makers';

const made = new Map<FileName, Promise<Uint8Array>>();

export function fileBytes(name: FileName): Promise<Uint8Array> {
  const bytes = made.get(name) ?? makers[name]();
  made.set(name, bytes);
  return bytes;
}

/** As the list of downloads takes them. */
export async function mediaDownloads() {
  return Promise.all(
    packages.map(async ({ file, title, description, formats }) => {
      const size = formatSize((await fileBytes(file)).byteLength);
      return { title, description, href: `/downloads/${file}`, facts: [formats.join(', '), size] };
    }),
  );
}
