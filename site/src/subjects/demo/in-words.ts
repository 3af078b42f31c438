// How the office writes names of classes, terms, days and hours.
import { moment } from '@tred/sandbox/moment';
import type { Learner, School } from '@tred/sandbox/types';
import { formatDate } from '~/lib/dates';
import { formatUgx } from '~/lib/money';
import type { StreamKey } from './office';
import { CLASSES } from './scenario';

export type Choice = { value: string; label: string };

export const streamLabel = ({ class: of, stream }: Pick<Learner, 'class' | 'stream'>): StreamKey =>
  [of, stream].filter(Boolean).join(' ');

/** The streams that the demo has on its lists. */
export const streamChoices = ({ classes }: Pick<School, 'classes'>): Choice[] =>
  classes
    .filter(({ name }) => CLASSES.includes(name))
    .flatMap(({ name, streams }) => streams.map((stream) => `${name} ${stream}`))
    .map((value) => ({ value, label: value }));

const NUMERALS = ['', 'I', 'II', 'III'];

/** `2026-3` is `Term III 2026`. */
export function termName(term: string): string {
  const [year = '', number = ''] = term.split('-');
  return `Term ${NUMERALS[Number(number)]} ${year}`;
}

/** Names as registers have them: `Nakato Sarah`. */
export const listName = ({ first_name, last_name }: Pick<Learner, 'first_name' | 'last_name'>) =>
  `${last_name} ${first_name}`;

export const clock = (at: number | string) => (typeof at === 'number' ? moment(at) : at).slice(11, 16);

export const day = (at: string) => formatDate(at.slice(0, 10));

/** `14 Sep`. */
export const shortDay = (at: string) => day(at).replace(/^(\d+ \w{3}).*$/, '$1');

/** An amount in a column that names the unit. */
export const plain = (amount: number) => formatUgx(amount).replace(/UGX\s/, '').replace('-', '\u2212');

/** A charge without its term, which stands above the list. */
export const item = (description: string) => description.replace(/, Term .*$/, '');
