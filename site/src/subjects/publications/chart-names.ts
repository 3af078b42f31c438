// The charts that a text may ask for by name.
import { drawingProblem, type Said } from '~/facts/check-body';

/** Of a table that stands in the text. */
const TABLE_CHARTS = ['bars', 'pairs'] as const;

/** Of a survey's answers. */
export const SURVEY_CHARTS = ['bars', 'dots', 'pairs', 'strip', 'columns', 'table', 'times'] as const;
export type SurveyChart = (typeof SURVEY_CHARTS)[number];

/** What is wrong with a figure around a table. */
export function tableChartProblem(said: Said): string | undefined {
  if (!said['data-caption']) return 'the figure has no data-caption, which says what is drawn.';
  return drawingProblem(said['data-chart'] ?? '', TABLE_CHARTS);
}

/** What is wrong with a figure in a text that has a survey. */
export const surveyChartProblem = (said: Said): string | undefined =>
  'data-caption' in said ? tableChartProblem(said) : drawingProblem(said['data-chart'] ?? '', SURVEY_CHARTS);
