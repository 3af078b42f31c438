// `npm run font`: writes the display font and the text font of files. Run it after changing
// characters or a font package.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { makePictureFont, makeTextFont, makeWebFont, TEXT_CUTS } from './display-font.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const font = await makeWebFont();
await writeFile(at('../src/assets/bricolage.woff2'), font);
await writeFile(at('../src/assets/bricolage-bold.ttf'), await makePictureFont());
// Small print in product pictures, which have no system font.
await writeFile(at('../src/assets/bricolage-regular.ttf'), await makePictureFont(18, 400));

for (const [name, cut] of Object.entries(TEXT_CUTS))
  await writeFile(at(`../src/assets/${name}`), await makeTextFont(cut));

const licences = {
  'bricolage-licence.txt': import.meta.resolve('@fontsource-variable/bricolage-grotesque/LICENSE'),
  'source-sans-licence.txt': import.meta.resolve('@fontsource/source-sans-3/LICENSE'),
};
for (const [name, licence] of Object.entries(licences))
  await writeFile(at(`../src/assets/${name}`), await readFile(fileURLToPath(licence)));

console.log(`bricolage.woff2: ${(font.byteLength / 1000).toFixed(1)} KB`);
