import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { inWords, readYaml } from './read-yaml.ts';

const schema = z.strictObject({
  plans: z.strictObject({
    starter: z.strictObject({
      monthly: z.int().positive().describe('In whole shillings.'),
      annual: z.int().positive().describe('In whole shillings.'),
    }),
  }),
  status: z.enum(['Stable', 'Beta']),
  offices: z.array(z.strictObject({ city: z.string() })).min(1),
  lastDay: z.iso.date().exactOptional(),
});

const good = `# Comment
plans:
  starter:
    monthly: 1800000
    annual: 1440000
status: Stable
offices:
  - city: Entebbe
`;

const problemsIn = (text: string, file: string, of: z.ZodType) =>
  readYaml({ text, file }, of).problems.map(inWords);
const problem = (text: string) => problemsIn(text, 'facts/prices.yaml', schema).join('\n');

describe('says file, line, field, what was found and what is wanted', () => {
  it.each([
    [
      'a price as text',
      good.replace('1800000', '"1,800,000"'),
      'line 4: plans.starter.monthly is the text "1,800,000". It must be a number. In whole shillings.',
    ],
    [
      'an unknown field',
      good.replace('    annual', '    anual: 1\n    annual'),
      'line 5: plans.starter does not know "anual". It may have: monthly, annual.',
    ],
    [
      'a field that is there twice',
      good.replace('status: Stable', 'status: Stable\nstatus: Beta'),
      'line 7: this cannot be read as YAML. Map keys must be unique.',
    ],
    [
      'a missing field',
      good.replace('    annual: 1440000\n', ''),
      'line 3: plans.starter.annual: this line is missing. It must be a number. In whole shillings.',
    ],
    [
      'a word that is not one of several',
      good.replace('Stable', 'Stabel'),
      'line 6: status is the text "Stabel". It must be one of: Stable, Beta.',
    ],
    [
      'an empty line',
      good.replace('city: Entebbe', 'city:'),
      'line 8: offices[1].city is empty. It must be text.',
    ],
    [
      'a day that is none',
      `${good}lastDay: 2026-02-31\n`,
      'line 9: lastDay is the text "2026-02-31". It must be a real day, written as 2027-03-31.',
    ],
    [
      'an empty list',
      good.replace('\n  - city: Entebbe', ' []'),
      'line 7: offices is a list. It must be a list with at least 1 entry.',
    ],
  ])('%s', (_, text, message) => {
    expect(problem(text)).toBe(`facts/prices.yaml, ${message}`);
  });

  it('what is not YAML', () => {
    expect(problem('plans: [1, 2\nstatus: Stable\n')).toMatch(
      /^facts\/prices\.yaml, line \d: this cannot be read as YAML\. /,
    );
  });
});

it('says what is wrong by the kind of entry that comes closest', () => {
  const when = z.strictObject({
    when: z.union([
      z.strictObject({ first: z.iso.date(), from: z.string(), until: z.string() }),
      z.strictObject({ calendar: z.enum(['infoSession']) }),
    ]),
  });
  const text = 'when:\n  first: tomorrow\n  from: 9\n  until: "13:00"\n';
  expect(problemsIn(text, 'events/clinic.yaml', when)).toEqual([
    'events/clinic.yaml, line 2: when.first is the text "tomorrow". It must be a real day, written as 2027-03-31.',
    'events/clinic.yaml, line 3: when.from is 9. It must be text.',
  ]);
});

// With a step for each pair of keys this takes half an hour.
it('explains the first 50 of very many mistakes', () => {
  const unknown = Array.from({ length: 30_000 }, (_, at) => `k${at}: v\n`).join('');
  expect(problem(good + unknown).split('\n')).toHaveLength(50);
});

it('reads the layout of a section in pages of version 1.1', () => {
  const page = z.strictObject({
    hero: z.strictObject({ variant: z.enum(['dark']), wide: z.literal(true) }),
    cards: z.strictObject({ variant: z.enum(['rows']) }),
  });
  const text = 'hero: { look: deep }\ncards: { look: rows }\n';
  expect(readYaml({ text, file: 'content/pages/vip.yaml' }, page).data).toEqual({
    hero: { variant: 'dark', wide: true },
    cards: { variant: 'rows' },
  });
});
