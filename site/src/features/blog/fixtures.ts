// Small articles for the blog's tests.
import type { LoadedPost } from './schema';

export const somePost = (number: number, more: Partial<LoadedPost> = {}): LoadedPost => ({
  number,
  drawing: 'cash box',
  title: 'A title',
  excerpt: '',
  date: '2026-01-01',
  author: 'Grace Auma',
  category: 'Design',
  draft: false,
  sample: false,
  text: { html: '<p>Words.</p>', contents: [], inShort: [] },
  pictures: [],
  words: 1200,
  minutes: 6,
  ...more,
});
