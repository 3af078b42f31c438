// A drawing that there is not is told by name, with those there are.
import { expect, it } from 'vitest';
import { surveyChartProblem, tableChartProblem } from './chart-names';

it('knows the charts of a table and of a survey', () => {
  expect(tableChartProblem({ 'data-chart': 'pairs', 'data-caption': 'Hours' })).toBeUndefined();
  expect(surveyChartProblem({ 'data-chart': 'times', 'data-of': 'calls' })).toBeUndefined();
});

it('says which there are', () => {
  expect(tableChartProblem({ 'data-chart': 'pie', 'data-caption': 'Hours' })).toBe(
    'there is no drawing "pie". There are: bars, pairs.',
  );
  expect(surveyChartProblem({ 'data-chart': 'pie' })).toBe(
    'there is no drawing "pie". There are: bars, dots, pairs, strip, columns, table, times.',
  );
  expect(tableChartProblem({ 'data-chart': 'bars' })).toBe(
    'the figure has no data-caption, which says what is drawn.',
  );
});
