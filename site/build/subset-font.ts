// `npm run font`: writes the display font with its style sheet, and the text font of files. Run it after changing
// characters or a font package.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  type FittedFallback,
  fitFallbacks,
  makePictureFont,
  makeTextFont,
  makeWebFont,
  TEXT_CUTS,
} from './display-font.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

const fallbackRule = (face: FittedFallback) => `@font-face {
  font-family: "${face.family}";
  font-weight: 700;
  src:
    ${face.locals.map((name) => `local("${name}")`).join(',\n    ')};
  size-adjust: ${percent(face.sizeAdjust)};
  ascent-override: ${percent(face.ascent)};
  descent-override: ${percent(face.descent)};
  line-gap-override: ${percent(face.lineGap)};
}
`;

const font = await makeWebFont();
await writeFile(at('../src/assets/bricolage.woff2'), font);
await writeFile(at('../src/assets/bricolage-bold.ttf'), await makePictureFont());
// Small print in product pictures, which have no system font.
await writeFile(at('../src/assets/bricolage-regular.ttf'), await makePictureFont(18, 400));

await writeFile(
  at('../src/styles/fonts.css'),
  `/* The display face and the system faces fitted to it. Written by \`npm run font\` (site/build/subset-font.ts). */
@font-face {
  font-family: "Bricolage";
  font-weight: 700;
  font-display: swap;
  src: url("../assets/bricolage.woff2") format("woff2");
}

${(await fitFallbacks()).map(fallbackRule).join('\n')}`,
);

for (const [name, cut] of Object.entries(TEXT_CUTS))
  await writeFile(at(`../src/assets/${name}`), await makeTextFont(cut));

const licences = {
  'bricolage-licence.txt': import.meta.resolve('@fontsource-variable/bricolage-grotesque/LICENSE'),
  'source-sans-licence.txt': import.meta.resolve('@fontsource/source-sans-3/LICENSE'),
};
for (const [name, licence] of Object.entries(licences))
  await writeFile(at(`../src/assets/${name}`), await readFile(fileURLToPath(licence)));

console.log(`bricolage.woff2: ${(font.byteLength / 1000).toFixed(1)} KB`);
