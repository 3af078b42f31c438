// What is left to confirm before launch: content with `sample: true`, figures by their state, and empty facts.
import { parseDocument } from 'yaml';

export type LaunchItem = {
  /** File in content. */
  path: string;
  /** Names and places with dots between, as the editor has them: `pages.home.figures.0.state`. */
  field: string;
  message: string;
  confirmed: boolean;
  /** The site cannot be launched without it. */
  required: boolean;
};

/** No Ugandan number starts with 6, no domain ends with .example, and no app has the number 0. */
const SAMPLE_VALUE = /\+2566\d{8}|[._@-]example\b|\bexample\.|\bid0{6,}/;

/** Fields of facts/organisation.yaml that may be empty. */
const OWNERS_FACTS = [
  'pdpoRegistration',
  'registrationNumber',
  'tin',
  'owners',
  'signIn',
  'status',
  'community.discord',
  'community.github',
];

const STATES: Record<string, Pick<LaunchItem, 'confirmed' | 'required'> & { says: string }> = {
  sample: { says: 'is a sample', confirmed: false, required: true },
  specification: { says: 'is from the specification, not confirmed', confirmed: false, required: true },
  confirmed: { says: 'is confirmed', confirmed: true, required: true },
  expected: { says: 'is expected, not published', confirmed: false, required: false },
  published: { says: 'is published', confirmed: true, required: false },
};

type Group = Record<string, unknown>;
const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;

export const launchItems = (files: readonly { path: string; source?: string }[]): LaunchItem[] =>
  files.flatMap(({ path, source = '' }) => {
    const data = path.endsWith('.md') ? source.match(/^---\n([\s\S]*?)\n---/)?.[1] : source;
    if (!data || !/\.(?:md|yaml)$/.test(path)) return [];
    const value: unknown = parseDocument(data).toJS();
    const found = [...itemsIn(value, [], path.startsWith('facts/')), ...missingIn(path, value)];
    return found.map((item) => ({ path, ...item }));
  });

/** The items that keep the site from its launch. */
export const toConfirm = (files: Parameters<typeof launchItems>[0]): LaunchItem[] =>
  launchItems(files).filter(({ confirmed, required }) => required && !confirmed);

type Item = Omit<LaunchItem, 'path'>;

function* itemsIn(value: unknown, at: string[], isFact: boolean, page = ''): Generator<Item> {
  if (typeof value === 'string' && isFact && SAMPLE_VALUE.test(value))
    yield { field: at.join('.'), message: `“${value}” is a sample`, confirmed: false, required: true };
  if (!isGroup(value)) return;
  const field = (name: string) => [...at, name].join('.');
  const { sample, state } = value;
  if (typeof sample === 'boolean') {
    const message = `${nameOf(value) || 'The whole entry'} ${sample ? 'is a sample' : 'is confirmed'}`;
    yield { field: field('sample'), message, confirmed: !sample, required: true };
  }
  if (typeof state === 'string' && state in STATES) {
    const { says, ...rest } = STATES[state] as (typeof STATES)[string];
    yield { field: field('state'), message: `${page}${nameOf(value)} ${says}`, ...rest };
  }
  const inside = typeof value.page === 'string' ? `${value.page}: ` : page;
  for (const [key, each] of Object.entries(value)) yield* itemsIn(each, [...at, key], isFact, inside);
}

const nameOf = ({ name, title, figure, label, year }: Group) =>
  String(name ?? (figure === undefined ? (title ?? year ?? '') : `${figure} ${label}`));

/** Empty facts of the owner, and questions that only the owner can answer. */
function* missingIn(path: string, value: unknown): Generator<Item> {
  if (path !== 'facts/organisation.yaml' || !isGroup(value)) return;
  for (const field of OWNERS_FACTS) {
    const found = field.split('.').reduce<unknown>((from, key) => (isGroup(from) ? from[key] : null), value);
    const confirmed = found !== null && found !== undefined;
    yield { field, message: `${field} is ${confirmed ? 'given' : 'empty'}`, confirmed, required: false };
  }
  const questions = Array.isArray(value.toAnswer) ? value.toAnswer : [];
  for (const [at, question] of questions.entries())
    yield { field: `toAnswer.${at}`, message: String(question), confirmed: false, required: false };
}
