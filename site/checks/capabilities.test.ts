import { expect, test } from 'vitest';
import { siteOf } from './built-site.ts';
import { capabilities } from './capabilities.ts';
import { pageOf } from './fixtures.ts';

const uvtab = {
  name: 'Candidate file for UVTAB',
  status: 'In Development' as const,
  phrases: ['\\bfiles?\\b[^.]{0,50}\\bUVTAB'],
  namedOn: ['/events/uvtab'],
};
const talk = { 'events/uvtab/index.html': pageOf({ body: '<p>Files for UVTAB</p>' }) };
const problemsOf = (body: string, file = 'features/index.html', description?: string) =>
  capabilities(siteOf({ ...talk, [file]: pageOf({ body, ...(description && { description }) }) }), [uvtab])
    .problems;

test.each([
  ['a paragraph', '<p>Candidate files for UNEB and UVTAB, checked first</p>'],
  ['an entry of a list', '<ul><li>Files that UVTAB takes</li><li>Reports are planned</li></ul>'],
  ['a heading', '<div><h2>Files for UVTAB</h2><p>All in one.</p></div><p>Planned: something else.</p>'],
  [
    'a chapter whose list says it of something else',
    '<ul><li><p>Files for UVTAB</p><ul><li>Planned</li></ul></li></ul>',
  ],
])('%s that offers it is a problem', (_name, body) => {
  expect(problemsOf(body)).toEqual([
    {
      where: '/features',
      what: expect.stringContaining('“Candidate file for UVTAB”, which is In Development'),
    },
  ]);
});

test('so is a description for search engines', () => {
  expect(problemsOf('', 'features/index.html', 'Candidate files for UNEB and UVTAB.')).toHaveLength(1);
});

test.each([
  ['in the same sentence', '<p>Candidate files for UNEB; the file for UVTAB comes with 2.6.</p>'],
  ['under its heading', '<div><h2>Files for UVTAB</h2><p>Planned for Term I.</p></div>'],
  ['in the same entry', '<ul><li><p>Files for UVTAB</p><p>Under Review</p></li></ul>'],
])('it may be named with its status %s', (_name, body) => {
  expect(problemsOf(body)).toEqual([]);
});

test('pages that show every status, and pages that speak of something else, are left alone', () => {
  const body = '<p>Files for UVTAB</p>';
  expect(problemsOf(body, 'roadmap/index.html')).toEqual([]);
  expect(problemsOf(body, 'events/uvtab/index.html')).toEqual([]);
});

test('a page that is said to speak of it has to be there', () => {
  expect(capabilities(siteOf({}), [uvtab]).problems).toEqual([
    { where: '/events/uvtab', what: expect.stringContaining('there is no such page') },
  ]);
});
