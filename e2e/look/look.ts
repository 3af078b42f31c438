// `npm run look`: pictures of every page and of what pages turn into, on one sheet in the folder `look`.
// `-- /pricing /docs* cart` takes some of them, `--against main~5` puts those of a commit beside, `--full` does not shrink,
// `--all` also takes the pages that are one template with other words.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../../scripts/browser.ts';
import { root } from '../../scripts/run-program.ts';
import { contactSheet, type Pair, type Row } from './contact-sheet.ts';
import { oneOfEachRoute, pagesOf, served, type Tree, thisTree, treeOf } from './sites.ts';
import { states } from './states.ts';
import { takePictures } from './take-pictures.ts';
import { isAskedFor, pictureName, themes, windows } from './views.ts';

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    full: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
});
const folder = join(root, 'look');
const browser = await ensureBrowser();
const before = values.against ? treeOf(values.against) : undefined;
const now = await thisTree();

const wantedStates = states.filter(({ name, address }) => isAskedFor(asked, address, name));
const wantedPages = (tree: Tree) => {
  const pages = asked.length > 0 || values.all ? pagesOf(tree) : oneOfEachRoute(tree);
  return pages.filter((address) => isAskedFor(asked, address));
};
const pages = [...new Set([now, before].flatMap((tree) => (tree ? wantedPages(tree) : [])))];
if (pages.length + wantedStates.length === 0) {
  console.error(
    `Nothing is called ${asked.join(' or ')}: name addresses (/pricing, /docs*) or states (cart).`,
  );
  process.exit(1);
}

rmSync(folder, { recursive: true, force: true });
const missed: string[] = [];
for (const [side, tree] of Object.entries({ before, now })) {
  if (!tree) continue;
  console.log(`Looking at ${tree.name} …`);
  const notSeen = await served(tree, (origin) =>
    takePictures({
      origin,
      browser,
      folder: join(folder, side),
      addresses: wantedPages(tree),
      states: wantedStates,
      full: values.full,
      workers: Math.min(4, availableParallelism()),
    }),
  );
  missed.push(...notSeen.map((each) => `${side}, ${each}`));
}

const rows = [
  ...pages.sort().map((name) => row(name, 'page')),
  ...wantedStates.map(({ name }) => row(name, 'state')),
];
writeFileSync(
  join(folder, 'index.html'),
  contactSheet({
    now: now.name,
    before: before?.name,
    rows,
    widths: windows.map(({ width }) => width),
    themes,
    missed,
  }),
);
for (const each of missed) console.log(`Not seen: ${each}`);
const differ = rows.filter(({ pairs }) => pairs.some(({ changed }) => changed)).length;
if (before) console.log(`${differ} of ${rows.length} differ.`);
console.log(`The sheet is ${join(folder, 'index.html')}`);

function row(name: string, kind: Row['kind']): Row {
  const pairs = windows.flatMap(({ width }) => themes.map((theme) => pair(name, width, theme)));
  return { name, kind, pairs: pairs.filter((each) => each.now ?? each.before) };
}

/** The same browser draws the same page to the same bytes. */
function pair(name: string, width: number, theme: (typeof themes)[number]): Pair {
  const file = pictureName(name, width, theme);
  const [was, is] = ['before', 'now'].map((side) =>
    existsSync(join(folder, side, file)) ? `${side}/${file}` : undefined,
  );
  const bytes = (path: string) => readFileSync(join(folder, path));
  const changed = before !== undefined && !(was && is && bytes(was).equals(bytes(is)));
  return { width, theme, now: is, before: was, changed };
}
