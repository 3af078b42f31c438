// Names of the charts that a text can use. Imports no component: Astro loads schemas before it can load styles.
import { drawingProblem, type TagAttributes } from '~/readers/check-entry';

const TABLE_CHARTS = ['bars', 'pairs'] as const;

const SURVEY_CHARTS = ['bars', 'dots', 'pairs', 'strip', 'columns', 'table', 'worksheet'] as const;
export type SurveyChart = (typeof SURVEY_CHARTS)[number];

/** Finds a problem with a figure: `data-caption` means a chart of its table, `data-of` a chart of the survey. */
export function chartProblem(said: TagAttributes): string | undefined {
  const chart = String(said.dataChart);
  if (said.dataCaption) return drawingProblem(chart, TABLE_CHARTS);
  if (said.dataOf) return drawingProblem(chart, SURVEY_CHARTS);
  return 'the figure has no data-caption, which says what its table shows, and no data-of, which names answers of the survey.';
}
