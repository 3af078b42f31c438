// Papers on their shelves, the featured report, and reports as covers.
import { expect, it } from 'vitest';
import { impact, somePaper } from './fixtures';
import { featuredReport, paperShelves, reportCover } from './publication-lists';

const papers = [somePaper('office', 'featured'), somePaper('fees', 'money'), somePaper('marks', 'teaching')];

it('puts each paper on its shelf, the featured one on none', () => {
  const shelves = paperShelves(papers);
  expect(shelves.map(({ title, files }) => [title, files.map((file) => file.title)])).toEqual([
    ['Money and fees', ['On fees']],
    ['Teaching and results', ['On marks']],
    ['Records and networks', []],
  ]);
  expect(shelves[0]?.files[0]).toEqual({
    title: 'On fees',
    description: 'In one sentence.',
    href: '/whitepapers/fees.pdf',
    facts: ['PDF', '4 pages', '30 KB', '8 June 2026'],
    readHref: '/whitepapers/fees',
  });
});

it('sets the featured report large, with its date and its file', () => {
  const report = featuredReport(papers);
  expect(report).toMatchObject({
    title: 'On office',
    download: { href: '/whitepapers/office.pdf', note: 'PDF · 4 pages · 30 KB · 8 June 2026' },
    read: { href: '/whitepapers/office' },
  });
  expect(report.facts.at(-1)).toBe('8 June 2026');
  expect(() => featuredReport(papers.slice(1))).toThrow('featured');
});

it('marks the cover of a report with its year', () => {
  expect(reportCover(impact)).toMatchObject({
    title: 'Impact in 2025',
    category: '2025',
    href: '/reports/2025-impact',
    facts: ['PDF', '4 pages', '30 KB', '8 June 2026'],
  });
});
