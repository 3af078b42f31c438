// The affiliates' kit, made once for its files and for the page that shows them.

import { banners, kit, readMe, words } from '~/content/pages/affiliate-program/materials';
import { organisation } from '~/facts/organisation';
import { affiliateKit } from './kit-files';

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
