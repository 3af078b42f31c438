import { expect, it } from 'vitest';
import { readGrowth } from './grow.ts';

it('reads what growth.ts says of each size', () => {
  const said = [
    'Node v24.0.0, 2 cores',
    '',
    '100 more articles',
    '  cold build: 31.2 s (processor 50.0 s), 900 MB',
    '  blog/index.html 14.0 KB',
    '  after one edit: 9.1 s (processor 12.0 s), 700 MB',
    '',
    '1,000 more articles',
    '  cold build: 80.0 s (processor 120.0 s), 1100 MB',
    '',
  ].join('\n');
  expect(readGrowth(said)).toEqual([
    {
      articles: 100,
      cold: '31.2 s (processor 50.0 s), 900 MB',
      edited: '9.1 s (processor 12.0 s), 700 MB',
    },
    { articles: 1000, cold: '80.0 s (processor 120.0 s), 1100 MB', edited: '' },
  ]);
});
