// Shows that a fact is stated once: in a copy of the site it changes the name, a price of each plan, the caps and the
// trial, builds, and looks for the old values in everything that was built. The same build shows how far an edit goes:
// one word more in an article changes its page and the search index. Nothing of the checkout is touched.
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from '../build/dist-files.ts';
import { organisation } from '../src/facts/organisation.ts';
import { planPrices, studentCaps, trialDays } from '../src/facts/prices.ts';
import { countWord } from '../src/lib/words.ts';
import { leftIn, oldValues } from './stated-once/old-values.ts';
import { addWord, wrongReach } from './stated-once/one-word.ts';
import { changeFacts } from './stated-once/other-facts.ts';
import { readable } from './stated-once/readable.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Made again by a build, or not needed for one. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'dist.next', 'dist.previous', '.astro', '.cache']);

/** A copy of what a build needs. Packages are linked one by one: what a build keeps beside them stays in the copy. */
async function copyTo(copy: string) {
  for (const part of ['site', 'LICENSE', 'package.json', 'tsconfig.base.json'])
    await cp(join(root, part), join(copy, part), {
      recursive: true,
      filter: (path) => !LEFT_OUT.has(basename(path)),
    });
  for (const modules of ['node_modules', 'site/node_modules']) {
    await mkdir(join(copy, modules), { recursive: true });
    for (const name of await readdir(join(root, modules)).catch(() => []))
      if (!name.startsWith('.') || name === '.bin')
        await symlink(join(root, modules, name), join(copy, modules, name));
  }
}

const copy = await mkdtemp(join(tmpdir(), 'stated-once-'));
try {
  await copyTo(copy);
  const site = join(copy, 'site');
  // As long as today's name, so that no title grows past its limit.
  const name = 'Zuriaraba'.slice(0, organisation.name.length);
  changeFacts(site, { planPrices, studentCaps }, { name, trialDays: trialDays + 7 });

  const article = addWord(site);

  const build = spawnSync(
    process.execPath,
    [join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--force'],
    {
      cwd: site,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', TRED_COMPRESS: 'off' },
      encoding: 'utf8',
    },
  );
  if (build.status !== 0)
    throw new Error(`The copy with other facts does not build:\n${build.stdout.slice(-3000)}${build.stderr}`);

  const old = oldValues({
    name: organisation.name,
    prices: Object.values(planPrices).flatMap(({ monthly, annual }) => [monthly, annual]),
    caps: Object.values(studentCaps).filter((cap) => cap !== null),
    trialDays,
    trialWord: countWord(trialDays),
  });
  const dist = join(site, 'dist');
  const files = await listFiles(dist);
  let texts = 0;
  let left = 0;
  const reached: string[] = [];
  for (const file of files) {
    for (const { where, text } of await readable(join(dist, file), file)) {
      texts += 1;
      if (article.isIn(text)) reached.push(where);
      for (const line of leftIn(text, old)) {
        left += 1;
        console.log(`${where}: ${line}`);
      }
    }
  }
  console.log(
    left === 0
      ? `✓ ${texts} built texts with other facts say nothing of the old ones`
      : `✗ ${left} places in ${texts} built texts still say an old fact: take it from site/src/facts there`,
  );
  const wrong = wrongReach(reached, article.address);
  for (const line of wrong) console.log(line);
  if (wrong.length === 0)
    console.log(`✓ a word more in ${article.address} changes its page and the index only`);
  process.exitCode = left === 0 && wrong.length === 0 ? 0 : 1;
} finally {
  await rm(copy, { recursive: true, force: true });
}
