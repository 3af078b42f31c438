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

it('names a place that no fact fills, and those there are', () => {
  const { error } = filled.safeParse('Write to {{email.nobody}}');
  expect(error?.issues[0]?.message).toMatch(
    /^must be without \{\{email\.nobody\}\}, which no fact fills\. There are: name, .*email\.privacy/,
  );
});
