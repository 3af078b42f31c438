// A page after the first of a long list says which one it is, and where its neighbours are.
import { expect, it } from 'vitest';
import { laterPageMeta, pageOfPages } from './later-page.ts';
import { metaProblems } from './page-meta.ts';

const list = {
  path: '/updates',
  name: 'Releases',
  about: 'what is new, what was repaired and what to do before it.',
  under: [{ name: 'Updates', path: '/updates' }],
};

it('has an address, a title and a description of its own, and borrows the picture', () => {
  const meta = laterPageMeta(list, { page: 2, pages: 3 });
  expect(meta).toMatchObject({
    path: '/updates/page/2',
    title: 'Releases, page 2',
    crumb: 'Page 2',
    pictureOf: '/updates',
    previous: '/updates',
  });
  expect(meta.description).toContain('page 2 of 3');
  expect(metaProblems(meta, 'Tred')).toEqual([]);
  expect(pageOfPages({ page: 2, pages: 3 })).toBe('Page 2 of 3');
});
