import { expect, test } from 'vitest';
import { someSurvey } from '~/facts/survey-fixture';
import { drawSurvey, drawTables, numberIn } from './charts';

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

test('another chart, or one without a table, is refused; a text without is left alone', () => {
  expect(() => drawTables('<figure data-chart="pie" data-caption="x"></figure>')).toThrow('no chart "pie"');
  expect(() => drawTables('<figure data-chart="bars" data-caption="x"></figure>')).toThrow('has no table');
  expect(drawTables('<p>Plain</p>')).toBe('<p>Plain</p>');
});

const draw = (html: string) => drawSurvey(html, someSurvey);

test.each([
  ['<figure data-chart="bars" data-of="copeid" data-by="aided">x</figure>', 'no question "copeid"'],
  [
    '<figure data-chart="bars" data-of="collects-termly" data-by="aided">x</figure>',
    'no option of collects "termly"',
  ],
  [
    '<figure data-chart="bars" data-of="minutes" data-by="others">x</figure>',
    'no figure of minutes for "others"',
  ],
  ['<figure data-chart="pie" data-of="copied">x</figure>', 'no chart "pie"'],
])('%s is refused', (text, why) => {
  expect(() => draw(text)).toThrow(why);
});

test('an option follows its question in small letters, unless it is a name', () => {
  const html = draw(
    '<figure data-chart="table" data-of="collects-term collects-app" data-by="all">x</figure>',
  );
  expect(html).toContain('When: every term');
  expect(html).toContain('When: WhatsApp');
});

test('bars and pairs compare groups', () => {
  const bars = draw('<figure data-chart="bars" data-of="copied" data-by="twelve others">A &amp; b.</figure>');
  expect(bars).toContain('<figcaption>A &amp; b.</figcaption>');
  expect(bars).toContain('<td class="right">57%</td>');
  const pairs = draw('<figure data-chart="pairs" data-of="copied" data-by="twelve others">x</figure>');
  expect(pairs).toContain('<td class="right">100%</td><td class="right">57%</td>');
});

test('a worksheet has the questions of the survey and empty columns', () => {
  const html = draw(
    '<figure data-chart="worksheet" data-of="copied minutes" data-names="Term I|Term II">x</figure>',
  );
  expect(html.match(/<th scope="row">/g)).toHaveLength(2);
  expect(html).toContain('Term II</th>');
  expect(html.match(/<td class="right"><\/td>/g)).toHaveLength(4);
});
