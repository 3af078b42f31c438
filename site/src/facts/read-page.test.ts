import { expect, it } from 'vitest';
import { crumbAt, pageMetas } from './read-page.ts';

it('names any page above another, also home and pages of blocks', () => {
  const pages = pageMetas().filter(({ path }) => path !== undefined);
  expect(pages.map(({ path = '' }) => crumbAt(path))).toEqual(
    pages.map(({ crumb, title }) => crumb ?? title),
  );
});
