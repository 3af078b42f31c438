// What the page of one kind of institution is given, from an entry and the facts.
import { expect, it } from 'vitest';
import { audienceIndex, audienceMeta, audiencePage } from './audience-page';
import type { LoadedAudience } from './collection';

const secondary: LoadedAudience = {
  id: 'secondary',
  order: 2,
  label: 'Secondary schools',
  title: 'For secondary schools',
  description:
    'What changes in a secondary school, what it costs, and what others have asked before you signed.',
  hero: { title: 'UCE and UACE', lead: 'Marks in one place.' },
  line: 'UCE at 20 to 80, and UACE.',
  changes: { title: 'What changes', lead: 'Much.', items: [{ title: 'A to E', text: 'Weighed 20 to 80.' }] },
  modules: [{ module: 'finance', why: 'One ledger.' }],
  size: { learners: 640, unit: 'learners', period: 'term', note: 'Four streams.' },
  study: 'kasana-hill',
  questions: [{ question: 'Which plan?', answer: 'The smaller one.' }],
  sample: true,
};

const plain = (text: string | undefined) => text?.replace(/\u00a0/g, ' ');
const lines = (audience: LoadedAudience) =>
  audiencePage(audience).price.facts.map(({ label, lines }) => `${label}: ${plain(lines[0])}`);

it('shows the price of a typical size, by the function of the pricing page', () => {
  expect(lines(secondary)).toEqual([
    'A typical size: 640 learners',
    'Plan: Professional',
    'A term: UGX 11,520,000',
    'A learner, a term: UGX 18,000',
  ]);
  expect(audiencePage(secondary).price.facts.at(-1)?.link?.href).toBe(
    '/pricing?learners=640&billing=annual#my-school',
  );
});

it('reckons by semesters where they do', () => {
  const size = { learners: 6000, unit: 'students', period: 'semester' as const, note: '' };
  expect(lines({ ...secondary, size }).slice(2)).toEqual([
    'A semester: UGX 34,560,000',
    'A student, a semester: UGX 5,760',
  ]);
});

it('names modules as the modules page does, and leads there', () => {
  expect(audiencePage(secondary).parts.features).toMatchObject([
    { title: 'Financial Management', link: { href: '/modules#finance' } },
  ]);
});

it('stops at a module or a study that is not there', () => {
  const wrong = { ...secondary, modules: [{ module: 'catering', why: '' }] };
  expect(() => audiencePage(wrong)).toThrow('secondary.yaml: /modules has no module “catering”');
  expect(() => audiencePage({ ...secondary, study: 'nowhere' })).toThrow('there is no study “nowhere”');
});

it('has the case of its kind with three figures, and its address', () => {
  const { study, results } = audiencePage(secondary);
  expect(study.text[0]).toContain('Kasana Hill Secondary School');
  expect(results.results).toHaveLength(3);
  expect(audienceMeta(secondary)).toMatchObject({ path: '/for/secondary', crumb: 'Secondary schools' });
});

it('is listed elsewhere with one line and the way to it', () => {
  expect(audienceIndex([secondary]).features).toEqual([
    {
      title: 'Secondary schools',
      text: 'UCE at 20 to 80, and UACE.',
      link: { label: 'For secondary schools', href: '/for/secondary' },
    },
  ]);
});
