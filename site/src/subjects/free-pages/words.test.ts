import { expect, it } from 'vitest';
import { freePageSchema } from './words';

const meta = { title: 'Opening hours', description: 'a'.repeat(80) };
const problemsOf = (text: string) =>
  freePageSchema
    .safeParse({ ...meta, blocks: [{ block: 'text', text }] })
    .error?.issues.map(({ message }) => message) ?? [];

it('takes words, links and code without tags', () => {
  expect(problemsOf('Write **to** [us](/contact), [by mail](mailto:{{email.general}}), `npm` 5 < 6')).toEqual(
    [],
  );
});

it.each([
  '\\`\n\n<script>run()</script>\n\n\\`',
  '`<b>`',
  '<ul x',
  '[here](javascript:run%28%29)',
  '[a](data:text/html,a)',
])('refuses %j', (text) => {
  expect(problemsOf(text)).toHaveLength(1);
});
