// Forms have the fields of the schema, with readable labels.
import type { EditorShape } from '@tred/contract/editor-api';
import { kindOf, labelOf } from '@tred/contract/editor-shape';
import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { nameIn } from '../../site/src/readers/fields.ts';
import { formOf } from './content-types.ts';

const fields = (schema: z.ZodType) => {
  const shape = formOf(schema);
  return shape.kind === 'group' ? shape.fields : [];
};

const when = z.union([
  z.strictObject({ first: z.iso.date(), from: z.string() }).transform((it) => it),
  z.strictObject({ repeats: z.strictObject({ which: z.union([z.literal([1, 2]), z.literal('last')]) }) }),
]);
const plan = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('Completed'), since: z.string() }),
  z.strictObject({ status: z.literal('Planned'), target: z.string() }),
]);

describe('formOf', () => {
  it('has a field for each line, with label, help and limits', () => {
    const [title, updated, sample] = fields(
      z.strictObject({
        title: z.string().min(10).max(53).describe('At most 53 characters.'),
        lastUpdated: z.iso.date().optional(),
        sample: z.boolean().default(false),
      }),
    );
    const help = 'At most 53 characters.';
    expect(title).toMatchObject({ label: 'Title', help, required: true, shape: { kind: 'text', max: 53 } });
    expect(updated).toMatchObject({ label: 'Last updated', required: false, shape: { kind: 'day' } });
    expect(sample).toMatchObject({ required: false, shape: { kind: 'tick' } });
  });

  it('knows numbers, choices, lists, names that editors give, and what may stay empty', () => {
    const shapes = fields(
      z.strictObject({
        votes: z.int(),
        cap: z.int().nullable(),
        type: z.enum(['Workshop', 'Summit']),
        about: z.array(z.string()).min(1),
        address: z.tuple([z.string()], z.string()),
        towns: z.record(z.string(), z.strictObject({ lat: z.number() })),
        day: z.iso.date(),
      }),
    ).map(({ shape }) => shape);
    expect(shapes).toMatchObject([
      { kind: 'number' },
      { kind: 'number', none: true },
      { kind: 'choice', options: ['Workshop', 'Summit'] },
      { kind: 'list', first: [], of: { kind: 'text' } },
      { kind: 'list', first: [{ kind: 'text' }], of: { kind: 'text' } },
      { kind: 'named', of: { kind: 'group', fields: [{ name: 'lat', shape: { kind: 'number' } }] } },
      { kind: 'day' },
    ]);
  });

  it('asks for the kind of entry if there are several', () => {
    const labels = (shape: EditorShape) => shape.kind === 'either' && shape.options.map(({ label }) => label);
    expect(labels(formOf(when))).toEqual(['First, from', 'Repeats']);
    expect(labels(formOf(plan))).toEqual(['Completed', 'Planned']);
  });

  it('finds the kind that a value is of', () => {
    const best = (shape: EditorShape, value: unknown) =>
      shape.kind === 'either' && kindOf(shape, value)?.label;
    expect(best(formOf(when), { first: '2027-05-06', from: '09:00' })).toBe('First, from');
    expect(best(formOf(when), { repeats: { which: 3 } })).toBe('Repeats');
    expect(best(formOf(plan), { status: 'Planned', target: 'x' })).toBe('Planned');
  });

  it('offers names from other files', () => {
    const schema = z.strictObject({
      category: nameIn(() => ['finance', 'mobile'], 'is not there').describe('Its part.'),
    });
    expect(formOf(schema)).toMatchObject({
      fields: [{ shape: { kind: 'choice', options: ['finance', 'mobile'] } }],
    });
  });
});

it.each([
  ['mobileMoneyLimits', 'Mobile money limits'],
  ['smsUgx', 'SMS UGX'],
  ['kasana-hill', 'Kasana hill'],
])('%s reads %s', (name, label) => {
  expect(labelOf(name)).toBe(label);
});
