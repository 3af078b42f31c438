// A publication that is killed, at commands of git and while the pages are made, leaves a whole site and every word.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  draftOf,
  draftsIn,
  gitIn,
  home,
  liveWords,
  makeRepository,
  publisherIn,
  publishIn,
  write,
} from './test-repository.ts';

const program = join(import.meta.dirname, 'test-repository.ts');
const git = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();

/** Takes the place of git, and kills the program that calls it for the Nth time. Two calls at once may both count as the next. */
const killer = `#!/bin/sh
echo >> "$KILL_CALLS"
calls=$(wc -l < "$KILL_CALLS")
reached() { case "$KILL_AT" in *" $1") [ "$calls" -ge "\${KILL_AT% *}" ];; *) false;; esac; }
reached before && kill -9 $PPID
${git} "$@"
code=$?
reached after && kill -9 $PPID
exit $code
`;

const { KILLS = '4' } = process.env;

it(`survives ${KILLS} kills`, async () => {
  const outcomes = new Set<string>();
  let calls = 0;
  for (let number = 0; number <= Number(KILLS); number++) {
    const root = await makeRepository();
    write(root, '.cache/bin/git', killer);
    chmodSync(join(root, '.cache/bin/git'), 0o755);
    const file = join(root, '.cache/calls');
    const env = { ...process.env, PATH: `${root}/.cache/bin:${process.env.PATH}`, KILL_CALLS: file };
    // The first run counts, the others are spread over all calls.
    const at = 1 + Math.floor(((number - 1) / Number(KILLS)) * calls);
    const atGit = `${at} ${number % 2 ? 'before' : 'after'}`;
    const KILL_AT = number === 0 ? '' : number === Number(KILLS) ? 'render' : atGit;
    const { signal } = spawnSync(process.execPath, [program, root], {
      env: { ...env, KILL_AT },
      stdio: 'ignore',
    });
    if (number === 0) calls = readFileSync(file, 'utf8').length;
    const publisher = publisherIn(root);
    const isKnown = existsSync(join(root, '.cache/website/publication.json'));
    await publisher.recover();
    const [live, draft] = [liveWords(root), await draftOf(root, home)];
    const told = publisher.publications.map(({ who, isPublished }) => [who, isPublished]);
    expect(told, KILL_AT).toEqual(isKnown ? [['Apio', live === 'headline: Two\n']] : []);
    const outcome = `${live}${draft}${await draftsIn(root)}`;
    outcomes.add(outcome);
    expect(
      [
        // Not saved, saved, published.
        'headline: One\nheadline: One\n',
        `headline: One\nheadline: Two\n${home}`,
        'headline: Two\nheadline: Two\n',
      ],
      KILL_AT,
    ).toContain(outcome);
    expect(
      [signal, gitIn(root, 'status', '--porcelain'), gitIn(root, 'fsck', '--no-dangling')],
      KILL_AT,
    ).toEqual([number === 0 ? null : 'SIGKILL', '', '']);
    await publishIn(publisher, root, 'Okello', [home]);
    expect(liveWords(root), KILL_AT).toBe(await draftOf(root, home));
    await rm(root, { recursive: true, force: true });
  }
  expect(outcomes.size).toBe(3);
});
