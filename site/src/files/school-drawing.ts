// The file of the school's drawing. The build gives its custom properties the short names of the style sheets, so it
// is hashed after that.
import { createHash } from 'node:crypto';
import content from '~/assets/school.svg?raw';

const version = createHash('sha256').update(content).digest('hex').slice(0, 10);

export const schoolDrawing = { name: `school.${version}.svg`, content };
