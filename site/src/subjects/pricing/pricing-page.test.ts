// The table for whoever has no script says what the sheet would, and the fair note names numbers.
import { expect, it } from 'vitest';
import { fairNoteSection, sizeTable } from './pricing-page';

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
