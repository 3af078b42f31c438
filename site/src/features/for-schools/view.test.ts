import { expect, it } from 'vitest';
import type { LoadedAudience } from './schema';
import { audiencePage } from './view';

const secondary: LoadedAudience = {
  id: 'secondary',
  order: 2,
  label: 'Secondary schools',
  school: 'verandah',
  title: 'For secondary schools',
  description: 'About them.',
  hero: { title: 'UCE and UACE', lead: 'Marks in one place.' },
  changes: {
    title: 'What changes',
    lead: 'Much.',
    variant: 'rows',
    items: [{ title: 'A to E', text: 'Weighted 20 to 80.' }],
  },
  modules: [{ module: 'finance', why: 'One ledger.' }],
  size: { learners: 640, unit: 'learners', period: 'term', note: 'Four streams.' },
  study: 'kasana-hill',
  opens: 'changes',
  like: 'A school like yours',
  questions: [{ question: 'Which plan?', answer: 'The smaller one.' }],
  sample: true,
};

const amountOf = (audience: LoadedAudience) =>
  Number(audiencePage(audience).priceFacts[2]?.lines[0]?.replace(/\D/g, ''));

it('shows the price of its size for a term, or for a semester, which is half as long again', () => {
  const size = { ...secondary.size, period: 'semester' as const };
  expect(amountOf({ ...secondary, size })).toBe(1.5 * amountOf(secondary));
  expect(audiencePage(secondary).price.actions?.[0]?.href).toBe(
    '/pricing?learners=640&billing=annual#my-school',
  );
});

it('fails for an unknown module or study', () => {
  const wrong = { ...secondary, modules: [{ module: 'catering', why: '' }] };
  expect(() => audiencePage(wrong)).toThrow('secondary.yaml: /modules has no module “catering”');
  expect(() => audiencePage({ ...secondary, study: 'nowhere' })).toThrow('there is no study “nowhere”');
});
