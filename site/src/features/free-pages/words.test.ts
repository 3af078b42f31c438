import { expect, it } from 'vitest';
import { freePageNameProblem, freePageSchema } from './words';

const meta = { title: 'Opening hours', description: 'a'.repeat(80) };
const hero = { block: 'hero', title: 'Opening hours' };
const questions = {
  block: 'questions',
  title: 'Asked often',
  items: [{ question: 'When?', answer: 'On Monday.' }],
};
const problemsWith = (...blocks: object[]) =>
  freePageSchema.safeParse({ ...meta, blocks }).error?.issues.map(({ message }) => message) ?? [];
const problemsOf = (text: string) => problemsWith(hero, { block: 'text', text });

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

it('takes one hero, and questions once', () => {
  expect(problemsWith(hero, questions)).toEqual([]);
  for (const blocks of [[questions], [hero, hero], [hero, questions, questions]])
    expect(problemsWith(...blocks)).toHaveLength(1);
});

it.each(['desk/website', 'search-index.json', 'sw.js', 'robots.txt', 'API', 'api/forms', '_headers'])(
  'refuses the address /%s, which the build or the server has',
  (name) => {
    expect(freePageNameProblem(name)).toBeDefined();
  },
);

it('takes other addresses', () => {
  expect(
    ['help/parents', 'desks', 'opening-hours'].flatMap((name) => freePageNameProblem(name) ?? []),
  ).toEqual([]);
});
