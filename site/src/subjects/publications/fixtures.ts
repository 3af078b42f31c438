// A small paper and a small report for the tests of this room, with files that nobody made.
import type { Filed, LoadedPaper, LoadedReport } from './collection';

const published = {
  description: 'What it is about.',
  summary: 'In one sentence.',
  sample: false,
  order: 1,
  published: '2026-06-08',
  text: { html: '<p>Words.</p>', contents: [], inShort: [] },
};

const fileAt = (href: string) => ({ href, facts: ['PDF', '4 pages', '30 KB', '8 June 2026'] });

export const somePaper = (slug: string, category: LoadedPaper['category']): Filed<LoadedPaper> => ({
  ...published,
  slug,
  title: `On ${slug}`,
  category,
  chapters: [],
  file: fileAt(`/whitepapers/${slug}.pdf`),
});

export const impact: Filed<LoadedReport> = {
  ...published,
  slug: '2025-impact',
  title: 'Impact in 2025',
  year: 2025,
  file: fileAt('/reports/2025-impact.pdf'),
};
