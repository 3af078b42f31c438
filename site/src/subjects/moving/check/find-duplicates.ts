// Learners who stand on the list twice: the whole row, the same LIN, or the same names in one class.
import { type Learner, learnerColumns } from './check-sheet.ts';
import type { Finding, Outcome } from './findings.ts';

/** Without capitals and signs. */
function plain(text = ''): string {
  const small = text.toLowerCase();
  return /^[a-z0-9]*$/.test(small) ? small : small.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The names in any order: Nakato Sarah may stand as Sarah Nakato further down. */
const nameKey = ({ values }: Learner) =>
  [
    `${values.last_name ?? ''} ${values.first_name ?? ''}`
      .split(' ')
      .map(plain)
      .filter(Boolean)
      .sort()
      .join(' '),
    plain(values.class),
  ].join('|');

/** Everything in a row; but its own number is no difference. */
function wholeKey({ values, others }: Learner): string {
  let key = '';
  for (const name of learnerColumns) key += `${plain(values[name])}|`;
  for (const [heading, value] of others) if (!NUMBER.test(heading)) key += `${plain(value)}|`;
  return key;
}

const NUMBER = /^(?:s\s*\/?\s*)?n[o0°]?\.?$|^#$|^serial/i;

const placeOf = ({ sheet, row }: Learner) => (sheet ? `${sheet}, ${row}` : String(row));

export type Duplicates = {
  findings: Finding[];
  /** Rows that say nothing new, to be left out of the cleaned file. */
  needless: ReadonlySet<Learner>;
};

export function findDuplicates(learners: readonly Learner[]): Duplicates {
  const findings: Finding[] = [];
  const needless = new Set<Learner>();
  const wholes = new Map<string, Learner>();
  const lins = new Map<string, Learner>();
  const names = new Map<string, Learner>();
  for (const learner of learners) {
    const { sheet, row, values } = learner;
    const name = `${values.last_name ?? ''} ${values.first_name ?? ''}`.trim();
    const lin = values.lin ?? '';
    const key = nameKey(learner);
    const whole = wholeKey(learner);
    const say = (reason: Finding['reason'], found: string, first: Learner, outcome: Outcome) =>
      findings.push({ reason, sheet, row, column: '', found, mend: placeOf(first), outcome });
    const sameWhole = wholes.get(whole);
    const sameLin = lin === '' ? undefined : lins.get(lin);
    const sameName = name === '' ? undefined : names.get(key);
    if (sameWhole && name !== '') {
      say('duplicate-row', name, sameWhole, 'mended');
      needless.add(learner);
    } else if (sameLin) say('duplicate-lin', `${name}, ${lin}`, sameLin, 'look');
    else if (sameName && !(lin && sameName.values.lin)) say('duplicate-name', name, sameName, 'look');
    if (!sameWhole) wholes.set(whole, learner);
    if (lin !== '' && !sameLin) lins.set(lin, learner);
    if (!sameName) names.set(key, learner);
  }
  return { findings, needless };
}
