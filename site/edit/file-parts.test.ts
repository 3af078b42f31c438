// That a file in parts can be joined again, and that its comments become the help of its form.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { joined, notesOf, partsOf } from './file-parts.ts';

const content = join(import.meta.dirname, '../src/content');

it.each(globSync('**/*.{md,yaml}', { cwd: content }))('%s is the same file again', (file) => {
  const text = readFileSync(join(content, file), 'utf8');
  expect(joined(file, partsOf(file, text), text)).toBe(text);
});

it('keeps the line ends of a file from Windows', () => {
  const text = '---\r\ntitle: One\r\n---\r\n\r\nWords.\r\n';
  expect(partsOf('a.md', text)).toEqual({ yaml: 'title: One\n', body: 'Words.\n' });
  expect(joined('a.md', { yaml: 'title: Two\n', body: 'Words.\n' }, text)).toBe(text.replace('One', 'Two'));
});

it('takes rules in the text for text', () => {
  const text = '---\ntitle: One\n---\n\nWords.\n\n---\n\nMore.\n';
  expect(partsOf('a.md', text).body).toBe('Words.\n\n---\n\nMore.\n');
});

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
