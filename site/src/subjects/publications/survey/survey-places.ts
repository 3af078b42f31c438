// The places of a text that the survey fills: `{{survey.keptTwice.northern:count}}` becomes a figure.
import { plan } from '~/content/survey/school-office-2026';
import { costing } from './costing';
import { figure, type Survey, surveyOf } from './survey';

const PLACE = /\{\{survey\.([\w-]+)(?:\.([\w+-]+))?(?::(\w+))?\}\}/g;
const COST = /\{\{(?:cost|office)\.(\w+)\}\}/g;

export function fillFigures(text: string, survey: Survey): string {
  const costs: Record<string, number> = { ...survey.plan.office, ...costing(survey) };
  return text
    .replace(PLACE, (_, name: string, group?: string, form?: string) => figure(survey, name, group, form))
    .replace(COST, (place, name: string) => {
      const cost = costs[name];
      if (cost === undefined) throw new Error(`The text asks for ${place}, which costing.ts does not know.`);
      return cost.toLocaleString('en-UG');
    });
}

let survey: Survey | undefined;

/** Tried out, so that a misspelled question, group or form is noticed too. */
export function isSurveyPlace(place: string): boolean {
  survey ??= surveyOf(plan);
  try {
    return fillFigures(place, survey) !== place;
  } catch {
    return false;
  }
}
