import { expect, it } from 'vitest';
import { barChart } from './chart.ts';

it('draws a bar as long as its value, with what it says', () => {
  const svg = barChart('Bytes & more', [
    { label: 'this site', value: 50, text: '50 KB', own: true },
    { label: 'other', value: 100, text: '100 KB' },
  ]);
  const widths = [...svg.matchAll(/<rect x="\d+" [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width));
  expect(widths[1]).toBeCloseTo((widths[0] ?? 0) * 2, 0);
  expect(svg).toContain('<title>Bytes &amp; more; this site 50 KB; other 100 KB</title>');
});

it('can draw nothing but zeros', () => {
  expect(barChart('None', [{ label: 'a', value: 0, text: '0' }])).not.toContain('NaN');
});
