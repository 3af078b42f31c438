// The name in a program is found, with its line.
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { organisation } from '../../src/facts/organisation.ts';
import { linesWith, nameInPrograms } from './sources.ts';

it('names the file and the line', () => {
  expect(linesWith('Tred', "const a = 1;\n  subject: 'Your message to Tred',\n", 'desk/src/mail.ts')).toEqual(
    ["desk/src/mail.ts, line 2: subject: 'Your message to Tred',"],
  );
});

it('no program says the name itself: mails and labels take it from the manifest', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  expect(nameInPrograms(root, organisation.name)).toEqual([]);
});
