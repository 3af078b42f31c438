// Commands as a document prints them.
import { expect, test } from 'vitest';
import { blocksIn, codeIn, commandsIn, proseOf, takesLong, whatItNeeds } from './read-documents.ts';

const text = [
  'Run `npm start`, or `npm',
  'test`:',
  '',
  '   ```sh',
  '   npm start   # serves it',
  '   npm test    # twenty minutes',
  '   ```',
  '````',
  '```json',
  '{}',
  '```',
  '````',
  '```sh',
  '# needs Docker',
  'docker compose up',
  '```',
].join('\n');

test('are taken from their blocks, with the line they stand in and what is said of them', () => {
  const [first, , last] = blocksIn(text);
  expect(first && commandsIn(first)).toEqual([
    { line: 5, command: 'npm start', comment: 'serves it' },
    { line: 6, command: 'npm test', comment: 'twenty minutes' },
  ]);
  expect(first && commandsIn(first).map(takesLong)).toEqual([false, true]);
  expect(first && whatItNeeds(first)).toBeUndefined();
  expect(last && whatItNeeds(last)).toBe('needs Docker');
});

test('a fence within a longer fence is text', () => {
  expect(blocksIn(text)[1]).toMatchObject({ language: '', text: '```json\n{}\n```' });
});

test('within a sentence they may run on into the next line', () => {
  expect(codeIn(proseOf(text))).toEqual(['npm start', 'npm test']);
});
