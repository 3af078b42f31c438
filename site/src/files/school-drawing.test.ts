import { expect, test } from 'vitest';
import { schoolParts } from '~/lib/school-parts';
import { schoolFiles } from './school-drawing';

test.each(Object.values(schoolFiles))('$name has each part alone and along a band', ({ content }) => {
  const views = [...content.matchAll(/<view id="([^"]+)"/g)].map(([, id]) => id);
  expect(views.sort()).toEqual(
    Object.keys(schoolParts)
      .flatMap((part) => [part, `${part}-band`])
      .sort(),
  );
});

test.each(Object.values(schoolFiles))('$name defines each colour that it uses', ({ content }) => {
  const names = (pattern: RegExp) => new Set([...content.matchAll(pattern)].map(([, name = '']) => name));
  const defined = names(/(--[\w-]+):/g);
  expect([...names(/var\((--[\w-]+)\)/g)].filter((name) => !defined.has(name))).toEqual([]);
});
