// An article as search engines read it.
import { expect, test } from 'vitest';
import { publisher } from '~/seo/publisher';
import { somePost } from './fixtures';
import { blogPosting } from './json-ld';

test('has its dates, author, length and picture', () => {
  const post = somePost(1, { title: 'Fees on time', date: '2026-10-02' });
  expect(blogPosting(publisher, post)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Fees on time',
    author: { '@type': 'Person', name: 'Grace Auma' },
    articleSection: 'Design',
    datePublished: '2026-10-02',
    dateModified: '2026-10-02',
    wordCount: 1200,
    image: 'https://tred.example/og/blog/1.png',
    mainEntityOfPage: 'https://tred.example/blog/1',
  });
  expect(blogPosting(publisher, { ...post, updated: '2026-11-01' })).toMatchObject({
    dateModified: '2026-11-01',
  });
});
