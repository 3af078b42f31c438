// Figures in texts, without drawing them: which charts and placeholders a text may ask for, and the figures themselves.
// Schemas import this file, so it imports no component: Astro loads schemas before it can load styles.

import { answerOf, askedOf, survey as facts, known, meanOf, type Survey } from '~/facts/survey';
import { formatCount, LANGUAGE } from '~/lib/locale';
import { drawingProblem, type Said } from '~/readers/check-entry';

/** Of a table that stands in the text. */
const TABLE_CHARTS = ['bars', 'pairs'] as const;

/** Of a survey's answers. */
const SURVEY_CHARTS = ['bars', 'dots', 'pairs', 'strip', 'columns', 'table', 'times'] as const;
export type SurveyChart = (typeof SURVEY_CHARTS)[number];

/** What is wrong with a figure around a table. */
export function tableChartProblem(said: Said): string | undefined {
  if (!said['data-caption']) return 'the figure has no data-caption, which says what is drawn.';
  return drawingProblem(said['data-chart'] ?? '', TABLE_CHARTS);
}

/** What is wrong with a figure in a text that has a survey. */
export const surveyChartProblem = (said: Said): string | undefined =>
  'data-caption' in said ? tableChartProblem(said) : drawingProblem(said['data-chart'] ?? '', SURVEY_CHARTS);

const PLACE = /\{\{survey\.([\w-]+)(?:\.([\w+-]+))?(?::(\w+))?\}\}/g;
const COST = /\{\{(cost|office)\.(\w+)\}\}/g;

/** Tries the placeholder, so that a misspelled question, group or form is noticed too. */
export function isSurveyPlace(place: string, survey: Survey = facts): boolean {
  try {
    return fillFigures(place, survey) !== place;
  } catch {
    return false;
  }
}

export const fillFigures = (text: string, survey: Survey): string =>
  text
    .replace(PLACE, (_, name: string, group = 'all', form?: string) => figure(survey, name, group, form))
    .replace(COST, (_, table: 'cost' | 'office', name: string) =>
      formatCount(known(table === 'cost' ? survey.costs : survey.office, name, table)),
    );

const format = (value: number, digits = 0) =>
  value.toLocaleString(LANGUAGE, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** As a table writes it: `54%`, `1,041`, `5.2`; a dash where nobody of the group was asked. */
export function written(survey: Survey, name: string, group: string): string {
  const { question, answer } = answerOf(survey, name);
  const mean = meanOf(survey, name, group);
  if (mean === undefined) return '–';
  return answer.yes ? `${Math.round(mean * 100)}%` : format(mean, question.digits);
}

/** A figure in the form that a text asks for. */
export function figure(survey: Survey, name: string, group: string, form?: string): string {
  if (name === 'institutions') return String(known(survey.groups, group, 'group').institutions);
  // In a sentence "4 minutes", where a column of a table has "4.0".
  if (form === undefined) return written(survey, name, group).replace(/\.0$/, '');
  const { question, answer } = answerOf(survey, name);
  const what = `${form} of ${name} for`;
  switch (form) {
    case 'count':
      return format(known(answer.yes, group, what));
    case 'of':
      return format(askedOf(survey, name, group));
    case 'sum':
      return format(known(question.sum, group, what));
    case 'low':
    case 'high':
      return format(known(question[form], group, what), question.digits);
    default:
      throw new Error(`"${form}" is no form of a figure.`);
  }
}
