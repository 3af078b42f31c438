// The pages of documents and guides, their downloads, and the state of certificates.
import { describe, expect, it } from 'vitest';
import type { FiledDocument, LoadedGuide } from './schema';
import { certificationRows, documentsNamed, guidePage, topicOf } from './view';

const text = { html: '<p>Words.</p>', contents: [], inShort: [] };

const someDocument = (slug: string, more: Partial<FiledDocument> = {}): FiledDocument => ({
  slug,
  path: `/documents/${slug}`,
  source: `content/documents/${slug}.md`,
  title: `The ${slug}`,
  kind: 'Policy',
  hub: 'trust',
  description: 'What it is about.',
  summary: 'In one sentence.',
  updated: '2026-11-02',
  text,
  file: { href: `/documents/${slug}.pdf`, facts: ['PDF', '4 pages'] },
  ...more,
});

const someGuide = (id: string): LoadedGuide => ({
  id,
  title: 'The East African rules',
  lead: 'What they ask.',
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
  const { article } = guidePage(someGuide('compliance/eac'), []);
  expect(article).toMatchObject({ meta: { path: '/compliance/eac' }, trail: [{ path: '/compliance' }] });
  expect(guidePage(someGuide('security'), []).article.meta.path).toBe('/security');
  expect(['security', 'security/testing'].map((id) => topicOf(someGuide(id)))).toEqual([
    undefined,
    'testing',
  ]);
});

describe('a certificate', () => {
  const dated = {
    name: 'UCC',
    description: 'Licence.',
    status: 'Licensed',
    lastAudit: 'Ongoing',
    validUntil: '2026',
    lastDay: '2026-12-31',
  };
  const stateOn = (today: string) => certificationRows([dated], today)[0]?.cells[2];

  it('is valid on its last day and due for renewal from the next', () => {
    expect(stateOn('2026-12-31')).toMatchObject({ after: { day: '2026-12-31', past: false } });
    expect(stateOn('2027-01-01')).toMatchObject({ after: { past: true } });
  });

  it('without an end keeps its status', () => {
    const { lastDay: _, ...ongoing } = dated;
    expect(certificationRows([ongoing], '2099-01-01')[0]?.cells[2]).toEqual({
      state: { label: 'Licensed', tone: 'good' },
    });
  });
});
