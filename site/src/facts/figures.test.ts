import { expect, it } from 'vitest';
import { contentSchemas } from '../readers/read-facts.ts';
import './figures.ts';

const problemsWithPoints = (figure: string) => {
  const one = { figure, label: 'First', counts: 'Points.', state: 'sample' };
  const pages = { leaderboard: { page: '/leaderboard', figures: [one, one, one] } };
  const issues = contentSchemas.get('facts/claims')?.safeParse({ pages }).error?.issues ?? [];
  return issues.filter(({ path }) => path.at(-1) === 'figure');
};

it('refuses points that the bars of the leaderboard cannot measure', () => {
  expect(problemsWithPoints('15,250')).toEqual([]);
  for (const points of ['15K', 'many', '0']) expect(problemsWithPoints(points)).toHaveLength(3);
});
