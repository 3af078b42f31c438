// Figures of the 2026 survey, from content/facts/survey.yaml.
import { z } from 'astro/zod';
import { allOf, formatCount, LANGUAGE } from '../lib/locale.ts';
import { group, type Placeholders } from '../readers/placeholders.ts';
import { readFacts } from '../readers/read-facts.ts';
import { schoolTerms } from './terms.ts';

const counts = z.record(z.string(), z.int().min(0));
const numbers = z.record(z.string(), z.number());

const share = {
  yes: counts.exactOptional().describe('How many of each group gave this answer.'),
  respondents: counts.exactOptional().describe('Number of respondents, if not the whole group.'),
};

const question = z.strictObject({
  label: z.string().describe('As tables and charts name it.'),
  options: z.record(z.string(), z.strictObject({ label: z.string(), ...share })).exactOptional(),
  ...share,
  digits: z.int().positive().exactOptional().describe('Digits after the point; none unless given.'),
  mean: z
    .record(z.string(), z.number().nullable())
    .exactOptional()
    .describe('Empty for a group without respondents.'),
  whole: z
    .number()
    .positive()
    .exactOptional()
    .describe('100 for a share of every 100: its bars then end at the whole.'),
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

const fields = z.strictObject({
  fieldwork: z.strictObject({ visits: fieldwork, questionnaire: fieldwork }),
  groups: z.record(z.string(), surveyGroup),
  office: numbers.describe('An ordinary office in one term.'),
  costs: numbers.describe('Hours in a term, and minutes of errors.'),
  questions: z.record(z.string(), question),
  sample: z.boolean().default(false).describe('true while the figures are invented. Listed before launch.'),
});

const REGIONS = ['central', 'western', 'eastern', 'northern'];
const KINDS = ['aided', 'private', 'technical', 'university', 'primary'];

export const surveySchema = fields.superRefine(({ groups, questions, fieldwork }, { addIssue }) => {
  const refuse = (message: string, ...path: string[]) => addIssue({ code: 'custom', path, message });
  /** Regions and kinds each add up to all. */
  const addUp = (counts: Record<string, number>, ...path: string[]) => {
    for (const parts of [REGIONS, KINDS].filter((names) => names.every((name) => name in counts))) {
      const sum = parts.reduce((total, name) => total + (counts[name] ?? 0), 0);
      if (sum !== counts.all) refuse(`must be ${sum}, the sum of ${allOf(parts)}`, ...path, 'all');
    }
  };
  const institutions = Object.entries(groups).map(([name, group]) => [name, group.institutions]);
  addUp(Object.fromEntries(institutions), 'groups');
  for (const [id, { yes, options = {}, label }] of Object.entries(questions)) {
    if (yes) addUp(yes, 'questions', id, 'yes');
    for (const [option, { yes }] of Object.entries(options))
      if (yes) addUp(yes, 'questions', id, 'options', option, 'yes');
    const [, name] = /end of (Term I+)\b/.exec(label) ?? [];
    const asked = fieldwork.questionnaire.ends;
    const term = name && schoolTerms().find((each) => each.name === `${name} ${asked.slice(0, 4)}`);
    if (term && term.ends > asked)
      refuse(`names a term that ended on ${term.ends}, after the questions`, 'questions', id, 'label');
  }
  const { usesTred, software } = questions;
  const { live, keeps } = software?.options ?? {};
  const MISSING = 'is missing, and the rules need it: has it another name?';
  for (const name of [...REGIONS, ...KINDS]) if (!groups[name]) refuse(MISSING, 'groups', name);
  if (!usesTred?.yes) refuse(MISSING, 'questions', 'usesTred');
  if (!live?.yes || !keeps?.yes || !keeps.respondents) refuse(MISSING, 'questions', 'software');
  for (const [name, count] of Object.entries(usesTred?.yes ?? {}))
    if (count > (keeps?.yes?.[name] ?? 0))
      refuse(
        'is more than the systems that keep work without a network',
        'questions',
        'usesTred',
        'yes',
        name,
      );
  for (const [name, respondents] of Object.entries(keeps?.respondents ?? {}))
    if ((live?.yes?.[name] ?? 0) + (keeps?.yes?.[name] ?? 0) !== respondents)
      refuse(
        'must be the sum of live and keeps: a system stops or keeps the work',
        ...['questions', 'software', 'options', 'keeps', 'respondents', name],
      );
});

export type Survey = Pick<z.infer<typeof surveySchema>, 'groups' | 'office' | 'costs' | 'questions'>;

export const survey = readFacts('survey', surveySchema);

/** `{{fieldwork.visits}}`: when we visited the offices. */
export const fieldworkPlaceholders = () =>
  group('fieldwork', {
    visits: survey.fieldwork.visits.words,
    questionnaire: survey.fieldwork.questionnaire.words,
  });

export function known<Value>(table: Record<string, Value> | undefined, name: string, what: string): Value {
  const value = table && Object.hasOwn(table, name) ? table[name] : undefined;
  if (value === undefined) throw new Error(`content/facts/survey.yaml has no ${what} "${name}".`);
  return value;
}

/** `keptTwice` and `learners` are questions; `collects-term` is an option. */
export function answerOf({ questions }: Survey, name: string) {
  const [id = '', option] = name.split('-');
  const question = known(questions, id, 'question');
  const answer = option === undefined ? question : known(question.options, option, `option of ${id}`);
  return { question, answer };
}

const respondentsIn = (survey: Survey, name: string, group: string): number =>
  answerOf(survey, name).answer.respondents?.[group] ?? known(survey.groups, group, 'group').institutions;

/** Mean of a group, or the share of an option; undefined without respondents. */
export function meanOf(survey: Survey, name: string, group: string): number | undefined {
  const { question, answer } = answerOf(survey, name);
  const what = `figure of ${name} for`;
  if (answer.yes) {
    const respondents = respondentsIn(survey, name, group);
    const share = known(answer.yes, group, what) / respondents;
    return respondents === 0 ? undefined : share;
  }
  const each = question.values?.[group];
  if (each) return each.reduce((sum, value) => sum + value, 0) / each.length;
  return known(question.mean, group, what) ?? undefined;
}

const formatOf = (digits: number) =>
  new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: digits, maximumFractionDigits: digits });
/** Made once: a new format for each figure takes more time than reading the facts. */
const formats = [0, 1, 2].map(formatOf);
const format = (value: number, digits = 0) => (formats[digits] ?? formatOf(digits)).format(value);

/** Table format: `54%`, `1,041`, `5.2`; a dash without respondents. */
export function formattedShare(survey: Survey, name: string, group: string): string {
  const { question, answer } = answerOf(survey, name);
  const mean = meanOf(survey, name, group);
  if (mean === undefined) return '–';
  return answer.yes ? `${Math.round(mean * 100)}%` : format(mean, question.digits);
}

/** Smallest, largest or sum of a group's answers. */
function extreme(survey: Survey, name: string, group: string, form: (typeof FORMS)[number]): string {
  const { question } = answerOf(survey, name);
  return format(
    known(question[form], group, `${form} of ${name} for`),
    form === 'sum' ? undefined : question.digits,
  );
}

const FORMS = ['low', 'high', 'sum'] as const;

/** A placeholder with its group, unless that is everyone: `survey.keptTwice`, `survey.keptTwice.northern:count`. */
const placeholderOf = (name: string, group: string, form?: string) =>
  `survey.${name}${group === 'all' ? '' : `.${group}`}${form ? `:${form}` : ''}`;

/** All figures by placeholder. */
export function placeholdersOf(survey: Survey): Placeholders {
  const found = Object.entries(survey.groups).map(([group, { institutions }]) => [
    placeholderOf('institutions', group),
    String(institutions),
  ]);
  for (const [id, question] of Object.entries(survey.questions)) {
    for (const name of [id, ...Object.keys(question.options ?? {}).map((option) => `${id}-${option}`)]) {
      const { yes } = answerOf(survey, name).answer;
      const groups = yes ?? (name === id ? { ...question.mean, ...question.values } : {});
      for (const group of Object.keys(groups)) {
        // "4 minutes" in a sentence, "4.0" in a table.
        found.push([placeholderOf(name, group), formattedShare(survey, name, group).replace(/\.0$/, '')]);
        if (yes?.[group] === undefined) continue;
        found.push([placeholderOf(name, group, 'count'), format(yes[group])]);
        found.push([placeholderOf(name, group, 'of'), format(respondentsIn(survey, name, group))]);
      }
    }
    for (const form of FORMS)
      for (const group of Object.keys(question[form] ?? {}))
        found.push([placeholderOf(id, group, form), extreme(survey, id, group, form)]);
  }
  return {
    ...Object.fromEntries(found),
    ...group('cost', mapped(survey.costs)),
    ...group('office', mapped(survey.office)),
  };
}

const mapped = (table: Record<string, number>) =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, formatCount(value)]));

export const surveyPlaceholders = () => placeholdersOf(survey);
