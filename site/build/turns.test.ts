// That no page is made while texts are read, and none waits for ever.
import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

const moment = () => new Promise((wait) => setTimeout(wait, 5));

test('texts are read when the pages that were begun are made', async () => {
  const turns = new Turns();
  const said: string[] = [];
  const made = [await turns.page(), await turns.page()];
  const read = turns.reads(async () => {
    said.push('read');
  });
  made[0]?.();
  await moment();
  expect(said).toEqual([]);
  made[1]?.();
  await read;
  expect(said).toEqual(['read']);
});

test('a page that comes while texts wait to be read waits for them', async () => {
  const turns = new Turns();
  const said: string[] = [];
  const made = await turns.page();
  const read = turns.reads(async () => {
    await moment();
    said.push('read');
  });
  const later = turns.page().then(() => said.push('page'));
  await moment();
  expect(said).toEqual([]);
  made();
  await Promise.all([read, later]);
  expect(said).toEqual(['read', 'page']);
});

test('texts are read one time after the other', async () => {
  const turns = new Turns();
  const said: string[] = [];
  const reads = ['first', 'second'].map((name) =>
    turns.reads(async () => {
      said.push(`${name} begins`);
      await moment();
      said.push(`${name} ends`);
    }),
  );
  await Promise.all(reads);
  expect(said).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('neither a reading that fails nor a page that is never done holds up what comes', async () => {
  const turns = new Turns(1);
  await turns.page();
  const failed = turns.reads(() => Promise.reject(new Error('not a text')));
  await expect(failed).rejects.toThrow('not a text');
  await expect(turns.page()).resolves.toBeTypeOf('function');
  await expect(turns.reads(async () => {})).resolves.toBeUndefined();
});
