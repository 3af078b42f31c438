// The faces that files are set in: the display face for headings, Source Sans for text. No face of the machine is looked for.
import bold from '~/assets/bricolage-bold.ttf?inline';
import italic from '~/assets/source-sans-italic.ttf?inline';
import regular from '~/assets/source-sans-regular.ttf?inline';
import semibold from '~/assets/source-sans-semibold.ttf?inline';
import semiboldItalic from '~/assets/source-sans-semibold-italic.ttf?inline';

/** Each as a data address. */
export const faces = [bold, regular, italic, semibold, semiboldItalic];
