import { expect, it } from 'vitest';
import { certifications } from '~/facts/company';
import { sectionOn } from '~/facts/read-page';
import { addDays } from '~/lib/dates';
import type { FiledDocument, LoadedGuide } from './schema';
import { certificateTable, documentsNamed, guidePage, topicOf } from './view';
import { certificatesWords } from './words';

const certificates = sectionOn('compliance', 'certificates', certificatesWords)();

const text = { html: '<p>Words.</p>', contents: [], inShort: [] };

const someDocument = (slug: string, more: Partial<FiledDocument> = {}): FiledDocument => ({
  slug,
  path: `/documents/${slug}`,
  source: `content/documents/${slug}.md`,
  title: `The ${slug}`,
  kind: 'Policy',
  hub: 'trust',
  description: 'Its subject.',
  summary: 'In one sentence.',
  updated: '2026-11-02',
  sample: false,
  text,
  file: { href: `/documents/${slug}.pdf`, facts: ['PDF', '4 pages', '30 KB', '8 June 2026'] },
  ...more,
});

const someGuide = (id: string): LoadedGuide => ({
  id,
  title: 'The rules of a test',
  lead: 'Their questions.',
  description: 'About them.',
  updated: '2026-11-02',
  documents: [],
  sample: false,
  text,
  pictures: [],
});

it('finds documents by name; an unknown name fails', () => {
  const [dpa, soc] = [someDocument('dpa'), someDocument('soc')];
  expect(documentsNamed(['soc', 'dpa'], [dpa, soc])).toEqual([soc, dpa]);
  expect(() => documentsNamed(['nda'], [dpa])).toThrow('"nda"');
});

it('places a guide at the address of its file, under the page of its folder', () => {
  const { article } = guidePage(someGuide('security/testing'), []);
  expect(article).toMatchObject({ meta: { path: '/security/testing' }, trail: [{ path: '/trust' }] });
  expect(guidePage(someGuide('security'), []).article.meta.path).toBe('/security');
  expect(['security', 'security/testing'].map((id) => topicOf(someGuide(id)))).toEqual([
    undefined,
    'testing',
  ]);
});

it('says that a certificate is due for renewal from the day after its last', () => {
  const id = certificates.certifications.find((each) => certifications()[each].lastDay);
  if (!id) throw new Error('no certificate has a last day');
  const { lastDay = '', status } = certifications()[id];
  const words = { ...certificates, certifications: [id] };
  const state = (today: string) => certificateTable(words, today).rows[0]?.cells.at(-1);
  expect(state(lastDay)).toMatchObject({ state: { label: status } });
  expect(state(addDays(lastDay, 1))).toMatchObject({ state: { label: words.renewal, tone: 'warm' } });
});
