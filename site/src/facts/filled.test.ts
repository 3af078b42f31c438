// Text fields with places for facts.
import { expect, it } from 'vitest';
import { filled } from './filled.ts';
import { brand } from './organisation.ts';

it('fills the places of a field', () => {
  expect(filled.parse('Careers at {{name}}')).toBe(`Careers at ${brand}`);
});

it('counts what readers see', () => {
  const most = brand.length + 2;
  expect(filled.max(most).parse('{{name}} x')).toBe(`${brand} x`);
  expect(filled.max(most - 1).safeParse('{{name}} x').success).toBe(false);
});

it('names a place that no fact fills, and the nearest there is', () => {
  const { error } = filled.safeParse('Write to {{email.privcy}}');
  expect(error?.issues[0]?.message).toBe('no fact fills {{email.privcy}}. Did you mean {{email.privacy}}?');
});
