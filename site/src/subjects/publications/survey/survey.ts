// A survey as figures: what a part of those who answered said, counted, averaged and written out.
import { belongs } from './groups';
import { sampleSurvey } from './sample-survey';
import type { Institution, Question, SurveyPlan } from './survey-plan';

export type Survey = { plan: SurveyPlan; institutions: Institution[] };

export function surveyOf(plan: SurveyPlan): Survey {
  return { plan, institutions: sampleSurvey(plan) };
}

/** What can be read off the answers: a share of those asked, or a mean. */
export type Measure = { label: string; share: boolean; digits: number; values: (group: string) => number[] };

/** `keptTwice` and `learners` are questions; `collects-term` is an option of one. */
export function measureOf({ plan, institutions }: Survey, name: string): Measure {
  const [asked = '', option] = name.split('-');
  const question: Question | undefined = plan.questions[asked];
  if (!question) throw new Error(`The survey has no question "${asked}".`);
  const read = (toNumber: (answer: unknown) => number) => (group: string) =>
    institutions
      .filter((each) => each.answers[asked] !== undefined && belongs(each, group))
      .map((each) => toNumber(each.answers[asked]));
  if (question.kind === 'choice') {
    const label = question.options[option ?? '']?.label;
    if (!label) throw new Error(`The question "${asked}" has no option "${option}".`);
    return { label, share: true, digits: 0, values: read((answer) => (answer === option ? 1 : 0)) };
  }
  const { label } = question;
  if (question.kind === 'yes') return { label, share: true, digits: 0, values: read(Number) };
  const digits = question.kind === 'amount' ? (question.shown ?? question.digits ?? 0) : 0;
  return { label, share: false, digits, values: read(Number) };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
export const mean = (values: readonly number[]) => sum(values) / values.length;

/** The mean of a part; for a question of yes or no, the share that said yes. */
export function averageOf(survey: Survey, name: string, group = 'all'): number {
  return mean(measureOf(survey, name).values(group));
}

const numbers = (digits: number) =>
  new Intl.NumberFormat('en-UG', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** As a table writes it: `54%`, `1,041`, `5.2`; a dash where nobody of the part was asked. */
export function written(survey: Survey, name: string, group: string): string {
  const { share, digits, values } = measureOf(survey, name);
  const found = values(group);
  if (found.length === 0) return '–';
  return share ? `${Math.round(mean(found) * 100)}%` : numbers(digits).format(mean(found));
}

/** A figure in the form that a text asks for. */
export function figure(survey: Survey, name: string, group = 'all', form?: string): string {
  if (name === 'institutions')
    return String(survey.institutions.filter((each) => belongs(each, group)).length);
  const { digits, values } = measureOf(survey, name);
  const found = values(group);
  const lowest = found.every(Number.isInteger) ? 0 : digits;
  const whole = numbers(0);
  switch (form) {
    // In a sentence “4 minutes”, where a column of a table has “4.0”.
    case undefined:
      return written(survey, name, group).replace(/\.0$/, '');
    case 'count':
    case 'sum':
      return whole.format(sum(found));
    case 'of':
      return whole.format(found.length);
    case 'tenth':
      return `${Math.round(mean(found) * 10)} in 10`;
    case 'low':
      return numbers(lowest).format(Math.min(...found));
    case 'high':
      return numbers(lowest).format(Math.max(...found));
    default:
      throw new Error(`"${form}" is no form of a figure.`);
  }
}
