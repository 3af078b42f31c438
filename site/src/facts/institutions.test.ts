// Institutions and people; texts take names and sizes from them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { institutionOf, institutions, people } from './institutions.ts';

const content = join(import.meta.dirname, '../content');
const registers = ['facts/institutions.yaml', 'facts/people.yaml'];
/** Checked elsewhere. */
const texts = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(md|yaml)$/.test(file) && !registers.includes(file),
);

test('an institution that is not registered is refused', () => {
  expect(() => institutionOf('nowhere')).toThrow('no institution "nowhere"');
});

test.each(['requests', 'recordings', 'facts'])(
  'the texts in %s type no registered name themselves',
  (folder) => {
    const names = [...Object.values(institutions), ...Object.values(people)].map(({ name }) => name);
    for (const file of texts.filter((each) => each.startsWith(`${folder}/`))) {
      const text = readFileSync(join(content, file), 'utf8');
      expect(
        names.filter((name) => text.includes(name)),
        file,
      ).toEqual([]);
    }
  },
);
