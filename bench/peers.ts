// The peers: what they are, and how each becomes a folder of files with today's home and contact page.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint } from '../scripts/fingerprint.ts';
import { cache } from '../scripts/run-program.ts';
import { compressFile } from '../site/build/compress.ts';
import { listFiles } from '../site/build/dist-files.ts';
import { isCompressed } from '../site/build/is-compressed.ts';
import type { BuiltSite } from '../site/checks/built-site.ts';
import { install, run, versionsOf } from './install.ts';
import { pageAsHtml, pageAsJsx } from './page-as-jsx.ts';
import { FLOOR, titles } from './peer-names.ts';

/** The folder that a build leaves. */
const outputs: Record<string, string> = {
  [FLOOR]: 'dist',
  'vite-react': 'dist',
  'react-router': 'build/client',
  next: 'out',
};

const PAGES = [
  { name: 'Home', address: '/' },
  { name: 'Contact', address: '/contact' },
];

/** What the peers' templates have at `<html>`: the styles ask for all of it, and a page without them would be quick to lay out. */
const PEERS_ROOT = 't en-UG light';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export type Peer = { name: string; folder: string; versions: Record<string, string> };

/** Builds every peer from the site that is there, unless it was built from the same before. */
export async function makePeers(site: BuiltSite, dist: string): Promise<Peer[]> {
  const peers: Peer[] = [];
  for (const [name, output] of Object.entries(outputs)) {
    const source = here(`peers/${name}`);
    const copy = join(cache, 'bench/peers', name);
    const stamp = `${copy}.built-from`;
    const pages = PAGES.map(({ address }) => join(dist, address, 'index.html'));
    const from = fingerprint(
      [source, ...['peers/shared', 'page-as-jsx.ts', 'peers.ts'].map(here), ...pages],
      [],
    );
    if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== from) {
      await install(`peers/${name}`);
      await addContent(name, copy, site, dist);
      console.log(`Building ${titles[name]} …`);
      await run(copy, 'npm', ['run', '--silent', 'build']);
      const built = join(copy, output);
      for (const file of (await listFiles(built)).filter(isCompressed)) await compressFile(join(built, file));
      writeFileSync(stamp, from);
    }
    peers.push({ name, folder: join(copy, output), versions: versionsOf(source) });
  }
  return peers;
}

/** Writes what makes it the same page: markup, styles, font and icon. */
async function addContent(peer: string, copy: string, site: BuiltSite, dist: string): Promise<void> {
  const same = join(copy, peer === FLOOR ? 'includes' : 'same');
  await mkdir(same, { recursive: true });
  await mkdir(join(copy, 'public'), { recursive: true });
  await copyFile(join(dist, 'favicon.svg'), join(copy, 'public/favicon.svg'));
  for (const { name, address } of PAGES) {
    const root = site.page(address)?.root;
    const body = root?.querySelector('body');
    if (!root || !body) throw new Error(`The build has no ${address}.`);
    const { id, lang, class: theme } = root.querySelector('html')?.attributes ?? {};
    if (`${id} ${lang} ${theme}` !== PEERS_ROOT)
      throw new Error(
        `${address} is rooted in ${id} ${lang} ${theme}: the peers' templates say ${PEERS_ROOT}.`,
      );
    const css = root.querySelectorAll('style').map((style) => style.text);
    const [font = ''] = /\/_astro\/[\w.-]+\.woff2/.exec(css.join('')) ?? [];
    await copyFile(join(dist, font), join(copy, 'public/display.woff2'));
    const style = css.join('\n').replaceAll(font, '/display.woff2');
    const file = join(same, name.toLowerCase());
    await writeFile(`${file}.css`, peer === FLOOR ? asItIs(style) : style);
    if (peer === FLOOR) await writeFile(`${file}.html`, asItIs(pageAsHtml(body)));
    else {
      const island = { name: 'ContactForm', from: './ContactForm.jsx' };
      const hasIsland = body.querySelector('astro-island') !== null;
      const code = pageAsJsx(hasIsland ? { name, body, island } : { name, body });
      await writeFile(join(same, `${name}.jsx`), code);
    }
  }
  if (peer !== FLOOR) await copyFile(here('peers/shared/ContactForm.jsx'), join(same, 'ContactForm.jsx'));
}

/** `{#` in a style is no comment of the template. */
const asItIs = (text: string) => `{% raw %}${text}{% endraw %}`;
