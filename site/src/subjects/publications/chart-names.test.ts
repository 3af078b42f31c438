// A drawing that there is not is told by name, with those there are.
import { expect, it } from 'vitest';
import { surveyChartProblem, tableChartProblem } from './chart-names';
import { isSurveyPlace } from './survey/survey-places';

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

it('tries out what a text asks of the survey', () => {
  expect(isSurveyPlace('{{survey.keptTwice.northern:count}}')).toBe(true);
  expect(isSurveyPlace('{{survey.keptTwcie}}')).toBe(false);
  expect(isSurveyPlace('{{survey.keptTwice:cuont}}')).toBe(false);
  expect(isSurveyPlace('{{cost.secondCopy}}')).toBe(true);
  expect(isSurveyPlace('{{cost.thirdCopy}}')).toBe(false);
});
