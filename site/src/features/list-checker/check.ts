// Checks the rows of a list: finds the headings, corrects cells, and finds duplicates and inconsistent spellings.

import type { IsoDay } from '~/lib/dates';
import {
  type DateColumn,
  fixAmount,
  fixClass,
  fixDate,
  fixLearnerName,
  fixLin,
  fixName,
  fixPhone,
  fixSex,
  readDateColumn,
  schoolClass,
  splitName,
  usualSpelling,
} from './fixes.ts';
import { columnFor } from './headings';
import {
  type Cell,
  type Finding,
  type ListRow,
  type Outcome,
  type Reason,
  type Sheet,
  textOf,
  type Verdict,
} from './list.ts';
import { type ClassListColumn, classListColumns } from './tables';

export type FoundColumn = {
  at: number;
  heading: string;
  /** The import column; undefined if the import ignores it. */
  means?: ClassListColumn;
  /** An earlier column of the list has the same meaning. */
  again?: true;
};

export type FoundHeadings = {
  /** Of the last heading row. */
  index: number;
  columns: readonly FoundColumn[];
};

/** Headings are in one of the first rows. */
const HEADING_ROWS = 30;

/** One match may be a coincidence: a title that reads "Class". */
const MIN_HEADINGS = 2;

export function findHeadings({ rows }: Pick<Sheet, 'rows'>): FoundHeadings | undefined {
  const texts = rows.slice(0, HEADING_ROWS + 2).map(({ cells }) => cells.map(textOf));
  const width = Math.max(0, ...texts.map(({ length }) => length));
  const candidates = texts.slice(0, HEADING_ROWS).map((row, index) => ({
    index,
    names: Array.from({ length: width }, (_, at) => [row[at] ?? '']),
  }));
  // Two heading rows only where they say more than one: PARENT over Name and Phone.
  for (const { index } of [...candidates]) {
    const lower = texts[index + 1];
    if (lower) candidates.push({ index: index + 1, names: joined(texts[index] ?? [], lower, width) });
  }
  let best: FoundHeadings | undefined;
  let most = MIN_HEADINGS - 1;
  for (const { index, names } of candidates) {
    const columns = columnsOf(names);
    const known = columns.filter(({ means, again }) => means && !again).length;
    if (known > most) {
      most = known;
      best = { index, columns };
    }
  }
  return best;
}

/** Possible names of each column under two heading rows. A group reaches over the empty cells after it. */
function joined(upper: readonly string[], lower: readonly string[], width: number): string[][] {
  let group = '';
  return Array.from({ length: width }, (_, at) => {
    const own = lower[at] ?? '';
    group = upper[at] || (own && group);
    return own ? [`${group} ${own}`.trim(), own] : [group];
  });
}

/** For each column its heading, and other names of it. */
function columnsOf(names: readonly (readonly string[])[]): FoundColumn[] {
  const meanings = new Set<string>();
  const columns = names.map((all, at): FoundColumn => {
    const [heading = ''] = all;
    const known = all.map((name) => columnFor(name, classListColumns)?.name);
    // LEARNER over Surname resembles “learner’s name”.
    const means = known.find((name) => name && name !== 'full_name') ?? known.find(Boolean);
    if (!means) return { at, heading };
    const again = meanings.has(means);
    meanings.add(means);
    return again ? { at, heading, means, again } : { at, heading, means };
  });
  // “Class/Stream” holds both, unless the class has a column of its own.
  if (!meanings.has('class'))
    for (const column of columns)
      if (column.means === 'stream' && /class/i.test(column.heading)) column.means = 'class';
  return columns;
}

/** Whether a row repeats the headings, as in a list printed page by page. */
function repeatsHeadings(texts: readonly string[], { columns }: FoundHeadings): boolean {
  const named = columns.filter(({ heading }) => heading !== '');
  const same = named.filter(({ at, heading }) => texts[at]?.toLowerCase() === heading.toLowerCase());
  return same.length >= MIN_HEADINGS && same.length > named.length / 2;
}

type ImportedColumn = Exclude<ClassListColumn, 'full_name'>;

/** The columns of the cleaned file, in the order of the template. */
export const learnerColumns = classListColumns
  .map(({ name }) => name)
  .filter((name): name is ImportedColumn => name !== 'full_name');

/** A row of the cleaned file. */
export type ListedLearner = {
  sheet: string;
  row: number;
  values: Partial<Record<ImportedColumn, string>>;
  /** Values of columns that the import does not know, by heading. */
  others: ReadonlyMap<string, string>;
};

export type CheckedSheet = { learners: ListedLearner[]; findings: Finding[] };

/** Columns of which a row needs one to be a learner, not a total, a signature or a remark. */
const NAMES = ['last_name', 'first_name', 'full_name'] as const;

export function checkSheet(sheet: Sheet, headings: FoundHeadings, today: IsoDay): CheckedSheet {
  const learners: ListedLearner[] = [];
  const findings: Finding[] = [];
  const place = columnsByName(headings.columns);
  const rows = sheet.rows.slice(headings.index + 1);
  const dates = readDateColumn(rows.map(({ cells }) => at(cells, place.birth_date)));
  const sheetClass = place.class ? undefined : schoolClass(sheet.name);

  for (const row of rows) {
    const find = (reason: Reason, column: string, found: string, fix: string, outcome: Outcome = 'fixed') =>
      findings.push({ reason, sheet: sheet.name, row: row.at, column, found, fix, outcome });
    const texts = row.cells.map(textOf);
    if (repeatsHeadings(texts, headings) || !isLearner(texts, place)) {
      find('row-left-out', '', texts.filter(Boolean).slice(0, 3).join(', '), '', 'note');
      continue;
    }
    const learner = readLearner(row, { place, dates, today, sheetClass: sheetClass?.name, find });
    for (const { at: column, heading } of headings.columns) {
      const text = texts[column] ?? '';
      if (looksLikeFormula(text)) find('formula-text', heading, text, `'${text}`);
    }
    learners.push({
      ...learner,
      sheet: sheet.name,
      row: row.at,
      others: othersOf(texts, headings.columns),
    });
  }
  return { learners, findings };
}

type ColumnsByName = Partial<Record<ClassListColumn, FoundColumn>>;

function columnsByName(columns: readonly FoundColumn[]): ColumnsByName {
  const places: ColumnsByName = {};
  for (const column of columns) if (column.means && !column.again) places[column.means] = column;
  return places;
}

const at = (cells: readonly Cell[], column: FoundColumn | undefined) => column && cells[column.at];

/** A learner has a name; a row with only a number, or with "Total", is not a learner. */
function isLearner(texts: readonly string[], place: ColumnsByName): boolean {
  const hasText = (name: ClassListColumn) => place[name] !== undefined && Boolean(texts[place[name].at]);
  if (texts.some((text) => /^(?:grand\s+|sub\s*-?)?totals?\b/i.test(text))) return false;
  if (NAMES.some(hasText)) return true;
  // A row with a LIN or a phone number but no name is a learner whose name is missing.
  return hasText('lin') || hasText('phone');
}

type RowContext = {
  place: ColumnsByName;
  dates: DateColumn;
  today: IsoDay;
  sheetClass: string | undefined;
  find: (reason: Reason, column: string, found: string, fix: string, outcome?: Outcome) => void;
};

function readLearner(
  { cells }: ListRow,
  { place, dates, today, sheetClass, find }: RowContext,
): Pick<ListedLearner, 'values'> {
  const values: ListedLearner['values'] = {};
  const read = (name: ImportedColumn, fix: (cell: Cell | undefined) => Verdict, from = place[name]) => {
    if (!from) return;
    const cell = at(cells, from);
    const verdict = fix(cell);
    values[name] = verdict.value;
    if (verdict.reason) {
      const proposal =
        verdict.perhaps ?? (verdict.outcome && verdict.value === textOf(cell) ? '' : verdict.value);
      find(verdict.reason, from.heading, textOf(cell), proposal, verdict.outcome);
    }
  };

  const whole = place.full_name;
  if (whole && !(place.last_name && place.first_name)) {
    const cell = at(cells, whole);
    const verdict = fixLearnerName(cell);
    // A doubtful name stays as it is.
    const { last, first } = verdict.reason ? { last: verdict.value, first: '' } : splitName(cell);
    read('last_name', () => ({ ...verdict, value: last }), whole);
    values.first_name = first;
    if (first !== '') find('name-whole', whole.heading, textOf(cell), `${last} | ${first}`);
    else if (!verdict.reason) find('name-missing', whole.heading, last, '', 'look');
  } else {
    read('last_name', fixLearnerName);
    read('first_name', fixLearnerName);
  }
  read('lin', fixLin);
  read('sex', fixSex);
  read('birth_date', (cell) => fixDate(cell, dates, today));
  read('guardian', fixName);
  read('phone', fixPhone);
  read('balance', fixAmount);
  if (place.stream) values.stream = textOf(at(cells, place.stream));
  if (place.class) {
    const verdict = fixClass(at(cells, place.class));
    read('class', () => verdict);
    if (verdict.stream && !values.stream) values.stream = verdict.stream;
  } else if (sheetClass) values.class = sheetClass;
  return { values };
}

function othersOf(texts: readonly string[], columns: readonly FoundColumn[]): Map<string, string> {
  const others = new Map<string, string>();
  for (const { at: column, heading, means, again } of columns) {
    const text = texts[column] ?? '';
    if ((means && !again) || (heading === '' && text === '')) continue;
    others.set(heading || `column ${column + 1}`, text);
  }
  return others;
}

/** Text that a spreadsheet might run as a formula: it starts like one and is no number, phone or dash. */
const looksLikeFormula = (text: string) => /^[=@＝＠]|^[+\-＋－](?=[^\s\d-])/.test(text);

/** Lower case without punctuation. */
function plain(text = ''): string {
  const small = text.toLowerCase();
  return /^[a-z0-9]*$/.test(small) ? small : small.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Names in any order: Nakato Sarah equals Sarah Nakato. */
const nameKey = ({ values }: ListedLearner) =>
  [
    `${values.last_name ?? ''} ${values.first_name ?? ''}`
      .split(' ')
      .map(plain)
      .filter(Boolean)
      .sort()
      .join(' '),
    plain(values.class),
  ].join('|');

function wholeKey({ values, others }: ListedLearner): string {
  let key = '';
  for (const name of learnerColumns) key += `${plain(values[name])}|`;
  for (const [heading, value] of others) if (!isRowNumber(heading)) key += `${plain(value)}|`;
  return key;
}

/** Whether a column only numbers the rows: No., S/N, #. */
export const isRowNumber = (heading: string) => /^(?:s\s*\/?\s*)?n[o0°]?\.?$|^#$|^serial/i.test(heading);

const describeRow = ({ sheet, row }: ListedLearner) => (sheet ? `${sheet}, ${row}` : String(row));

export type Duplicates = {
  findings: Finding[];
  /** Rows without new data, which the cleaned file leaves out. */
  needless: ReadonlySet<ListedLearner>;
};

export function findDuplicates(learners: readonly ListedLearner[]): Duplicates {
  const findings: Finding[] = [];
  const needless = new Set<ListedLearner>();
  const wholes = new Map<string, ListedLearner>();
  const lins = new Map<string, ListedLearner>();
  const names = new Map<string, ListedLearner>();
  for (const learner of learners) {
    const { sheet, row, values } = learner;
    const name = `${values.last_name ?? ''} ${values.first_name ?? ''}`.trim();
    const lin = values.lin ?? '';
    const key = nameKey(learner);
    const whole = wholeKey(learner);
    const report = (reason: Finding['reason'], found: string, first: ListedLearner, outcome: Outcome) =>
      findings.push({ reason, sheet, row, column: '', found, fix: describeRow(first), outcome });
    const sameWhole = wholes.get(whole);
    const sameLin = lin === '' ? undefined : lins.get(lin);
    const sameName = name === '' ? undefined : names.get(key);
    if (sameWhole && name !== '') {
      report('duplicate-row', name, sameWhole, 'fixed');
      needless.add(learner);
    } else if (sameLin) report('duplicate-lin', `${name}, ${lin}`, sameLin, 'look');
    else if (sameName && !(lin && sameName.values.lin)) report('duplicate-name', name, sameName, 'look');
    if (!sameWhole) wholes.set(whole, learner);
    if (lin !== '' && !sameLin) lins.set(lin, learner);
    if (!sameName) names.set(key, learner);
  }
  return { findings, needless };
}

/** Gives each class and stream one spelling: changes the learners, and returns a finding for each change. */
export function oneSpellingEach(learners: readonly ListedLearner[]): Finding[] {
  const findings: Finding[] = [];
  for (const column of ['class', 'stream'] as const) {
    const all = learners.map(({ values }) => values[column] ?? '').filter(Boolean);
    const usual = usualSpelling(all);
    const spelled = [...new Set(all.map(usual))];
    for (const { values, sheet, row } of learners) {
      const found = values[column] ?? '';
      // S.1 to P.7 are normalised already.
      if (found === '' || (column === 'class' && schoolClass(found)?.name === found)) continue;
      const same = usual(found);
      // E where the only other stream with that letter is East.
      const long = spelled.filter((each) => each.length > 1 && plain(each).startsWith(plain(same)));
      const isShort = column === 'stream' && same.length === 1 && long.length === 1;
      const fix = (isShort && long[0]) || same;
      if (fix === found) continue;
      values[column] = fix;
      findings.push({ reason: 'class-written', sheet, row, column, found, fix, outcome: 'fixed' });
    }
  }
  return findings;
}
