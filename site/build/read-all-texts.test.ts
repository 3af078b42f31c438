// That texts are read, also when Astro is not ready for it at first.
import { expect, test } from 'vitest';
import { forget } from '../src/readers/seen-entries.ts';
import { readAllTexts } from './read-all-texts.ts';

test('asks again until entries were read', async () => {
  let asked = 0;
  await readAllTexts(async ({ context }) => {
    asked += 1;
    if (asked === 3) forget('blog', context);
  });
  expect(asked).toBe(3);
});

test('asks once when that is enough', async () => {
  let asked = 0;
  await readAllTexts(async ({ context }) => {
    asked += 1;
    forget('blog', context);
  });
  expect(asked).toBe(1);
});

test('is not content with what was read for somebody else, who may have asked before a text had changed', async () => {
  let asked = 0;
  await readAllTexts(async ({ context }) => {
    asked += 1;
    forget('blog', asked === 2 ? context : undefined);
  });
  expect(asked).toBe(2);
});
