// That the comments of a file become the help of its form.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { notesOf } from './notes.ts';

it('knows what is said of the file and what of a field', () => {
  const notes = notesOf(`# What it costs,
# everywhere.

# A month.
planPrices:
  # The smallest.
  starter: 1
  other: 2 # not this

# One SMS.
smsUgx: 35
`);
  expect(notes).toEqual({
    '': 'What it costs, everywhere.',
    planPrices: 'A month.',
    'planPrices.starter': 'The smallest.',
    smsUgx: 'One SMS.',
  });
});

it('takes a comment without an empty line behind it for the first field’s', () => {
  expect(notesOf('# The name.\nname: Tred\n')).toEqual({ name: 'The name.' });
});

it('reads those of the facts', () => {
  const text = readFileSync(join(import.meta.dirname, '../src/content/facts/prices.yaml'), 'utf8');
  const notes = notesOf(text);
  expect(notes['']).toMatch(/^What it costs, and what each plan covers\./);
  expect(notes.planPrices).toMatch(/^`monthly` is the price of a month/);
  expect(notes.smsUgx).toBe('One SMS to a parent, 160 characters, before VAT.');
});
