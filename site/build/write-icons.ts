// `npm run icons`: writes the icons into public/. Run by hand after changing the mark.
import { writeFile } from 'node:fs/promises';
import { makeIcons } from './icons.ts';

for (const [name, content] of Object.entries(await makeIcons())) {
  await writeFile(new URL(`../public/${name}`, import.meta.url), content);
  console.log(`${name}: ${content.length} bytes`);
}
