// Small documentation pages for tests, not in reading order.
import type { LoadedDoc } from './schema';

export const someDoc = (id: string, more: Partial<LoadedDoc> = {}): LoadedDoc => ({
  id,
  title: `All about ${id}`,
  lead: 'Who is at school.',
  description: `What ${id} is for.`,
  group: 'uganda',
  order: 1,
  updated: '2026-11-12',
  sample: false,
  body: 'Words.',
  markdown: '',
  text: { html: '<p>Words.</p>', contents: [{ id: 'words', label: 'Words' }], inShort: [] },
  ...more,
});

export const php = someDoc('sdk/php', { group: 'sdk', order: 3, label: 'PHP' });
export const reference = someDoc('api', { group: 'api' });
export const fees = someDoc('api/fees', { group: 'api', order: 10, tag: 'Fees' });
export const emis = someDoc('uganda/emis', { order: 4 });
export const start = someDoc('uganda/getting-started');
export const overview = someDoc('index', { group: 'start' });

export const docs = [php, fees, reference, emis, start, overview];
