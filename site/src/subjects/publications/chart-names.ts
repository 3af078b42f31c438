// Which charts a text may ask for. Schemas import this file, so it imports no component: Astro loads schemas before it
// can load styles.
import { drawingProblem, type TextProblem } from '~/readers/check-entry';

/** Of a table in the text. */
const TABLE_CHARTS = ['bars', 'pairs'] as const;

/** Of the survey’s answers. */
const SURVEY_CHARTS = ['bars', 'dots', 'pairs', 'strip', 'columns', 'table', 'times'] as const;
export type SurveyChart = (typeof SURVEY_CHARTS)[number];

/** A problem with a figure: with `data-caption` it is drawn from its table, with `data-of` from the survey. */
export function chartProblem(said: TextProblem): string | undefined {
  const chart = said['data-chart'] ?? '';
  if (said['data-caption']) return drawingProblem(chart, TABLE_CHARTS);
  if (said['data-of']) return drawingProblem(chart, SURVEY_CHARTS);
  return 'the figure has no data-caption, which says what its table shows, and no data-of, which names answers of the survey.';
}
