import { expect, it } from 'vitest';
import { pageNameProblem, sectionPageSchema } from './pages';

const meta = { title: 'Opening hours', description: 'a'.repeat(80) };
const hero = { hero: { title: 'Opening hours' } };
const faq = { faq: { title: 'Asked often', items: [{ question: 'When?', answer: 'On Monday.' }] } };
const figures = { figures: { from: 'figures.about' } };
const problemsWith = (...sections: object[]) =>
  sectionPageSchema.safeParse({ ...meta, sections }).error?.issues.map(({ message }) => message) ?? [];
const problemsOf = (text: string) => problemsWith(hero, { text: { text } });

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

it('has exactly one hero', () => {
  expect(problemsWith(hero, faq)).toEqual([]);
  expect(problemsWith(faq)).toHaveLength(1);
  expect(problemsWith(hero, hero)).toHaveLength(1);
});

it('has no two parts with one address', () => {
  const second = { faq: { ...faq.faq, id: 'more' } };
  expect(problemsWith(hero, faq, second)).toEqual([]);
  expect(problemsWith(hero, faq, faq)).toHaveLength(1);
  expect(problemsWith(hero, second, second)).toHaveLength(1);
});

it('names one section in each entry', () => {
  expect(problemsWith(hero, {})).toHaveLength(1);
  expect(problemsWith({ ...hero, ...faq })).toHaveLength(1);
});

it('takes a list from facts or a written one, and not both', () => {
  const stats = [{ figure: '5', label: 'Schools' }];
  expect(problemsWith(hero, figures)).toEqual([]);
  expect(problemsWith(hero, { figures: { stats } })).toEqual([]);
  expect(problemsWith(hero, { figures: { ...figures.figures, stats } })).toHaveLength(1);
  expect(problemsWith(hero, { figures: {} })).toHaveLength(1);
  expect(problemsWith(hero, { figures: { from: 'nothing' } })).toHaveLength(1);
});

it.each(['desk/website', 'search-index.json', 'sw.js', 'robots.txt', 'API', 'api/forms', '_headers'])(
  'refuses the address /%s, which the build or the server has',
  (name) => {
    expect(pageNameProblem(name)).toBeDefined();
  },
);

it('takes other addresses', () => {
  expect(['help/parents', 'desks', 'opening-hours'].flatMap((name) => pageNameProblem(name) ?? [])).toEqual(
    [],
  );
});
