// The figures of the survey behind the report of 2026, from content/facts/survey.yaml.
import { z } from 'astro/zod';
import { group, type Places } from '../readers/places.ts';
import { readFacts } from '../readers/read-facts.ts';

const counts = z.record(z.string(), z.int().min(0));
const numbers = z.record(z.string(), z.number());

const share = {
  yes: counts.exactOptional().describe('How many of each group gave this answer.'),
  asked: counts.exactOptional().describe('How many were asked, for groups in which not everyone was.'),
};

const question = z.strictObject({
  label: z.string().describe('As tables and charts name it.'),
  options: z.record(z.string(), z.strictObject({ label: z.string(), ...share })).exactOptional(),
  ...share,
  digits: z.int().positive().exactOptional().describe('Digits after the point; none unless given.'),
  mean: z
    .record(z.string(), z.number().nullable())
    .exactOptional()
    .describe('Empty for a group that was not asked.'),
  low: numbers.exactOptional(),
  high: numbers.exactOptional(),
  sum: numbers.exactOptional(),
  values: z
    .record(z.string(), z.array(z.number()))
    .exactOptional()
    .describe('Every answer of a group, for charts with one dot for each.'),
});

const surveyGroup = z.strictObject({
  name: z.string().exactOptional().describe('As charts name it.'),
  short: z.string().exactOptional().describe('For the head of a narrow column.'),
  institutions: z.int().min(0),
});

const fieldwork = z.strictObject({
  words: z.string().describe('February to April 2026.'),
  ends: z.iso.date(),
});

export const surveySchema = z.strictObject({
  fieldwork: z.strictObject({ visits: fieldwork, questionnaire: fieldwork }),
  groups: z.record(z.string(), surveyGroup),
  office: numbers.describe('An ordinary office in one term.'),
  costs: numbers.describe('Hours in a term, and minutes of errors.'),
  questions: z.record(z.string(), question),
  sample: z.boolean().default(false).describe('true while the figures are invented. Listed before launch.'),
});

/** The tables of figures. */
export type Survey = Pick<z.infer<typeof surveySchema>, 'groups' | 'office' | 'costs' | 'questions'>;

export const survey = readFacts('survey', surveySchema);

/** `{{fieldwork.visits}}`: when we were in the offices. */
export const fieldworkPlaces: Places = group('fieldwork', {
  visits: survey.fieldwork.visits.words,
  questionnaire: survey.fieldwork.questionnaire.words,
});

/** The figure under this name. A missing one stops the build. */
export function known<Value>(table: Record<string, Value> | undefined, name: string, what: string): Value {
  const value = table && Object.hasOwn(table, name) ? table[name] : undefined;
  if (value === undefined) throw new Error(`content/facts/survey.yaml has no ${what} "${name}".`);
  return value;
}

/** `keptTwice` and `learners` are questions; `collects-term` is an option of one. */
export function answerOf({ questions }: Survey, name: string) {
  const [asked = '', option] = name.split('-');
  const question = known(questions, asked, 'question');
  const answer = option === undefined ? question : known(question.options, option, `option of ${asked}`);
  return { question, answer };
}

/** How many of a group were asked. */
export const askedOf = (survey: Survey, name: string, group: string): number =>
  answerOf(survey, name).answer.asked?.[group] ?? known(survey.groups, group, 'group').institutions;

/** The mean of a group; for an answer that is given or not, the share that gave it; undefined if nobody was asked. */
export function meanOf(survey: Survey, name: string, group: string): number | undefined {
  const { question, answer } = answerOf(survey, name);
  const what = `figure of ${name} for`;
  if (answer.yes) {
    const asked = askedOf(survey, name, group);
    const share = known(answer.yes, group, what) / asked;
    return asked === 0 ? undefined : share;
  }
  const each = question.values?.[group];
  if (each) return each.reduce((sum, value) => sum + value, 0) / each.length;
  return known(question.mean, group, what) ?? undefined;
}
