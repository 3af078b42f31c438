// The drawing of the school as an image file for each theme, with a view for each part.
import { createHash } from 'node:crypto';
import colours from '~/assets/drawings.css?raw';
import drawing from '~/assets/school.svg?raw';
import { schoolParts } from '~/lib/school-parts';

/** Along a band, a part reaches as high as the flag. */
const views = Object.entries(schoolParts).flatMap(([id, [box, side]]) => {
  const [x, , width] = box.split(' ');
  const view = (name: string, shown: string) =>
    `<view id="${name}" viewBox="${shown}" preserveAspectRatio="${side}YMax"/>`;
  return [view(id, box), view(`${id}-band`, `${x} 40 ${width} 360`)];
});

function fileOf(theme: 'day' | 'night') {
  const content = drawing
    .replace(/<!--.*?-->/g, '')
    .replace(/<svg ([^>]*)>/, `<svg class="${theme}" $1><style>${colours}</style>${views.join('')}`)
    .replace(/\n\s*/g, '');
  const version = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return { name: `school-${theme}.${version}.svg`, content };
}

export const schoolFiles = { day: fileOf('day'), night: fileOf('night') };
