// The registers of institutions and people, and that texts take names and sizes from them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { places } from './fill-in.ts';
import { institutionOf, institutions } from './institutions.ts';
import { people } from './people.ts';
import { sampleNames } from './samples.ts';

const content = join(import.meta.dirname, '../content');
const registers = ['facts/institutions.yaml', 'facts/people.yaml'];
/** Their words are looked after elsewhere. */
const texts = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(md|yaml)$/.test(file) && !registers.includes(file),
);

test('a text can ask for a name, a size and a position', () => {
  expect(places['institution.kasana-hill.learners']).toBe('1,240');
  expect(places['institution.rwenzori-technical.trades']).toBe('18');
  expect(places['person.harriet-nabirye.position']).toBe('Bursar, Kasana Hill Secondary School');
});

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

test('samples are institutions, their people and whoever else is quoted', () => {
  expect(sampleNames()).toEqual(
    expect.arrayContaining(['Kasana Hill Secondary School', 'Harriet Nabirye', 'Emmanuel Okot']),
  );
  expect(new Set(sampleNames()).size).toBe(sampleNames().length);
});
