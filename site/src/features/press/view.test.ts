import { expect, it } from 'vitest';
import type { LoadedPressRelease } from './schema';
import { newestPress, pressPages } from './view';

const release = (slug: string): LoadedPressRelease => ({
  slug,
  title: `On ${slug}`,
  headline: `All about ${slug}`,
  description: 'Its subject.',
  summary: 'In one sentence.',
  date: '2026-10-12',
  place: 'Entebbe',
  draft: false,
  sample: true,
  text: { html: '<h2 id="new">New</h2>', contents: [{ id: 'new', label: 'New' }], inShort: [] },
  pictures: [],
});

it('lists the newest releases, and all of them in pages', () => {
  const many = Array.from({ length: 15 }, (_, at) => release(`r${at}`));
  expect(newestPress(many)).toHaveLength(3);
  expect(pressPages(many).map(({ meta }) => meta.path)).toEqual(['/press', '/press/page/2']);
  expect(pressPages([]).map(({ meta }) => meta.path)).toEqual(['/press']);
});
