import { expect, test } from 'vitest';
import { counted } from './CountedStats';

const parts = (figure: string) => Object.values(counted(figure) ?? {});

test('animates the first whole number and nothing around it', () => {
  expect(parts('500+')).toEqual(['', '500', '+']);
  expect(parts('UGX 2B+')).toEqual(['UGX ', '2', 'B+']);
  expect(parts('3.5M+')).toEqual(['', '3', '.5M+']);
  expect(parts('180,000')).toEqual(['', '180', ',000']);
  expect(parts('98%')).toEqual(['', '98', '%']);
});

test('does not animate text that is no quantity', () => {
  for (const figure of ['24/7', '2022', 'Entebbe', '1', '2-3 days']) expect(counted(figure)).toBeUndefined();
});
