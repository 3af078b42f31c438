// Code states no name: a new one in content/facts/organisation.yaml changes every page, file and email.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['site/src', 'desk/src', 'contract/src', 'sandbox/src'];
const TEST_FILE = /\.test\.tsx?$|fixture|\/test-/;

/** Comments may use an example. */
const withoutComments = (line: string) => line.replace(/^\s*(?:\/\/|\/?\*|#|<!--).*|\s(?:\/\/|\/\*).*$/, '');

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
).filter((file) => /\.(?:tsx?|astro)$/.test(file) && !TEST_FILE.test(file));

it('no code states the name with which it was written', () => {
  const found = sources.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        /\bTred\b/.test(withoutComments(line)) ? [`${file}:${at + 1}: ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});
