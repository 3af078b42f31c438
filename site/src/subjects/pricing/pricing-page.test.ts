// The table for whoever has no script says what the sheet would, and the fair note names numbers.
import { expect, it } from 'vitest';
import { fairNoteSection, learnerPrice, sizeTable, stepsUpTo } from './pricing-page';

const plain = (text: unknown) => String(text).replace(/\u00a0/g, ' ');

it('has six sizes with plan, term and learner', () => {
  const rows = sizeTable().rows.map(({ name, cells }) => [name, ...cells.map(plain)].join(' | '));
  expect(rows).toEqual([
    '150 | Starter | UGX 5,760,000 | UGX 38,400 | UGX 48,000',
    '300 | Starter | UGX 5,760,000 | UGX 19,200 | UGX 24,000',
    '500 | Starter | UGX 5,760,000 | UGX 11,520 | UGX 14,400',
    '640 | Professional | UGX 11,520,000 | UGX 18,000 | UGX 22,500',
    '1,200 | Professional | UGX 11,520,000 | UGX 9,600 | UGX 12,000',
    '5,000 | Professional | UGX 11,520,000 | UGX 2,304 | UGX 2,880',
  ]);
});

it('says of each plan from which size hours alone pay for it', () => {
  const { table, text } = fairNoteSection();
  expect(table.rows.map(({ name, cells }) => `${name}: ${cells}`)).toEqual([
    'Starter: At no size that it covers',
    'Professional: From about 2,760 learners',
    'Enterprise: From about 5,510 learners',
  ]);
  expect(text.join(' ')).not.toMatch(/[{}]/);
});

it('has room for the highest price', () => {
  expect(stepsUpTo(38_400, 20_000)).toEqual([20_000, 40_000]);
  expect(stepsUpTo(40_000, 20_000)).toEqual([20_000, 40_000]);
  expect(stepsUpTo(41_088, 20_000)).toEqual([20_000, 40_000, 60_000]);
});

it('draws each plan from its first learner to its last, at the price of the sheet', () => {
  const { steps } = learnerPrice();
  expect(steps.lines.map(({ name, points }) => [name, points[0], points.at(-1)])).toEqual([
    ['Starter', { x: 150, y: 38_400 }, { x: 500, y: 11_520 }],
    ['Professional', { x: 501, y: 22_994 }, { x: 5_000, y: 2_304 }],
    ['Enterprise', { x: 5_001, y: 4_607 }, { x: 20_000, y: 1_152 }],
  ]);
  expect(steps.marks.map(({ text }) => text)).toEqual(['11,520', '22,994', '2,304', '4,607']);
  expect(plain(steps.label)).toContain('UGX 22,994 at 501 learners');
});
