// What a guide's page shows.
import { expect, it } from 'vitest';
import type { LoadedGuide } from './collection';
import { downloadOf } from './downloads';
import { someDocument, someText } from './fixtures';
import { guidePage, topicOf } from './guide-page';

const guide = (id: string): LoadedGuide => ({
  id,
  title: 'The East African rules',
  lead: 'What they ask.',
  description: 'About them.',
  updated: '2026-11-02',
  documents: [],
  sample: false,
  text: someText('<p>Words.</p>'),
  pictures: [],
});

it('stands at its folder and name, under the page that it belongs to', () => {
  expect(guidePage(guide('compliance/eac'), []).article).toMatchObject({
    meta: { path: '/compliance/eac', article: { published: '2026-11-02' } },
    trail: [{ path: '/compliance' }],
  });
  expect(guidePage(guide('security/testing'), []).article.trail).toMatchObject([{ path: '/trust' }]);
});

it('is the index of its folder when it has no topic', () => {
  expect(topicOf(guide('security'))).toBeUndefined();
  expect(topicOf(guide('security/testing'))).toBe('testing');
  expect(guidePage(guide('security'), []).article.meta.path).toBe('/security');
});

it('ends with its documents and with whom to ask', () => {
  const page = guidePage(guide('compliance/eac'), [downloadOf(someDocument('dpa'))]);
  expect(page.downloads.downloads).toMatchObject([{ href: '/documents/dpa.pdf' }]);
  expect(page.closing.actions[0]).toMatchObject({ href: '/contact/compliance' });
  expect(guidePage(guide('security'), []).closing.actions[0]).toMatchObject({ href: '/contact/security' });
});
