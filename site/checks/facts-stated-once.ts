// Shows that a fact is stated once: in a copy of the site it changes the name, a price of each plan, the caps and the
// trial, builds, and looks for the old values in everything that was built. The same build shows how far an edit goes:
// one word more in an article changes its page and the search index. Nothing of the checkout is touched.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildEnvironment } from '../build/build-environment.ts';
import { listFiles } from '../build/dist-files.ts';
import { organisation } from '../src/facts/organisation.ts';
import { planPrices, studentCaps, trialDays } from '../src/facts/prices.ts';
import { countWord } from '../src/lib/words.ts';
import { BUILD, copyKept, copySite } from './copy-of-site.ts';
import { leftIn, oldValues } from './stated-once/old-values.ts';
import { addWord, wrongReach } from './stated-once/one-word.ts';
import { changeFacts } from './stated-once/other-facts.ts';
import { readable } from './stated-once/readable.ts';

const copy = await mkdtemp(join(tmpdir(), 'stated-once-'));
try {
  const site = await copySite(copy);
  await copyKept(copy);
  // As long as today's name, so that no title grows past its limit.
  const name = 'Zuriaraba'.slice(0, organisation.name.length);
  changeFacts(site, { planPrices, studentCaps }, { name, trialDays: trialDays + 7 });

  const article = addWord(site);

  const build = spawnSync(process.execPath, BUILD, {
    cwd: site,
    env: { ...process.env, ...buildEnvironment, TRED_COMPRESS: 'off' },
    encoding: 'utf8',
  });
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
