import { expect, test } from 'vitest';
import { schoolPartNames } from '~/lib/school-parts';
import { drawingAddress, drawingFiles } from './drawing-files';

test.each(schoolPartNames)('%s has a view in its file, alone and along a band', (part) => {
  for (const theme of ['day', 'night'] as const)
    for (const band of [false, true]) {
      const [address = '', view = ''] = drawingAddress(part, theme, band).split('#');
      const file = drawingFiles.find(({ name }) => address === `/_astro/${name}`);
      expect(file?.content).toContain(`<view id="${view}"`);
    }
});

test.each(drawingFiles)('$name has each colour and symbol that it uses', ({ content }) => {
  const names = (pattern: RegExp) => new Set([...content.matchAll(pattern)].map(([, name = '']) => name));
  const colours = names(/(--[\w-]+):/g);
  expect([...names(/var\((--[\w-]+)/g)].filter((name) => !colours.has(name))).toEqual([]);
  const ids = [...content.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect([...names(/href="#([\w-]+)"/g)].filter((name) => !ids.includes(name))).toEqual([]);
});

test('each file is made once', () => {
  const files = drawingFiles.map(({ name }) => name.replace(/\..*/, ''));
  expect(files).toEqual([...new Set(files)]);
});
