// A table in a chart keeps every word of its own and is drawn by its numbers.
import { expect, test } from 'vitest';
import { drawTables, numberIn } from './table-charts';

const table = (rows: string) =>
  `<table><thead><tr><th>For</th><th>Hours</th><th>How known</th></tr></thead><tbody>${rows}</tbody></table>`;
const row = (name: string, hours: string, how: string) =>
  `<tr><td>${name}</td><td>${hours}</td><td>${how}</td></tr>`;

test.each([
  ['UGX 5,000', 5000],
  ['1.5 GB', 1.5],
  ['46%', 46],
  ['4 in 10', 0.4],
  ['12 of 12', 1],
  ['–', undefined],
])('%s is read as %s', (text, value) => {
  expect(numberIn(text)).toBe(value);
});

test('bars are as long as their numbers, and a total is not drawn', () => {
  const html = drawTables(
    `<figure data-chart="bars" data-caption="Hours &amp; more">${table(
      row('Roofs', '200', 'Books') +
        row('Wells', '50', 'Books') +
        row('<strong>Total</strong>', '<strong>250</strong>', ''),
    )}</figure>`,
  );
  expect(html).toContain('<figcaption>Hours &amp; more</figcaption>');
  expect([...html.matchAll(/class="brand"[^>]*width="([\d.]+)"/g)].map(([, width]) => width)).toEqual([
    '100',
    '25',
  ]);
  expect(html).toContain('>250</td>');
  expect(html).toContain('>Books</td>');
});

test('pairs draw two columns on one scale', () => {
  const html = drawTables(
    `<figure data-chart="pairs" data-caption="Habits">${table(row('Numbers', '12 of 12', '4 in 10'))}</figure>`,
  );
  expect(html).toContain('class="brand" y="0" width="100"');
  expect(html).toContain('class="quiet" y="7" width="40"');
});

test('percentages are measured against the whole', () => {
  const html = drawTables(
    `<figure data-chart="bars" data-caption="Parts">${table(row('School', '20%', '') + row('Board', '80%', ''))}</figure>`,
  );
  expect(html).toContain('width="20"');
  expect(html).toContain('width="80"');
});

test('another chart, or one without a table, is refused; a text without is left alone', () => {
  expect(() => drawTables('<figure data-chart="pie" data-caption="x"></figure>')).toThrow('no chart "pie"');
  expect(() => drawTables('<figure data-chart="bars" data-caption="x"></figure>')).toThrow('has no table');
  expect(drawTables('<p>Plain</p>')).toBe('<p>Plain</p>');
});
