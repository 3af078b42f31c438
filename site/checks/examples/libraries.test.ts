// What /developers claims of a library stands on its page, with the package and version that the facts state.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { libraries } from '../../src/content/pages/developers.ts';
import { sdks } from '../../src/facts/product.ts';

const page = (path: string) => readFileSync(new URL(`../../src/content${path}.md`, import.meta.url), 'utf8');

test.each(libraries.sdks.map((sdk) => [sdk.language, sdk] as const))('%s', (_, { docs, features }) => {
  const text = page(docs).toLowerCase();
  for (const feature of features) {
    const words = feature.toLowerCase().match(/[\w-]{4,}/g) ?? [];
    expect(
      words.filter((word) => !text.includes(word.replace(/s$/, ''))),
      feature,
    ).toEqual([]);
  }
});

test.each(Object.entries(sdks))('%s is installed by its package and version', (name, { docs }) => {
  expect(page(docs)).toContain(`{{package.${name}}}`);
  // Once to install it, once in what has changed.
  expect(page(docs).split(`{{sdk.${name}}}`).length - 1).toBeGreaterThanOrEqual(2);
});
