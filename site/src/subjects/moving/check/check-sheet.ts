// Looks through one sheet: which rows are learners, and what became of each of their cells.
import { type ClassListColumn, classListColumns } from '@tred/contract/import/tables';
import type { IsoDay } from '~/lib/dates';
import { type Cell, type ListRow, type Sheet, textOf } from '../list.ts';
import { type FoundColumn, type FoundHeadings, repeatsHeadings } from './find-headings.ts';
import type { Finding, Outcome, Reason, Verdict } from './findings.ts';
import { mendAmount } from './mend-amount.ts';
import { mendClass, schoolClass } from './mend-class.ts';
import { type DateColumn, mendDate, readDateColumn } from './mend-date.ts';
import { mendLin } from './mend-lin.ts';
import { mendName, splitName } from './mend-name.ts';
import { mendPhone } from './mend-phone.ts';
import { mendSex } from './mend-sex.ts';

type ImportedColumn = Exclude<ClassListColumn, 'full_name'>;

/** The columns of the cleaned file, in the order of the template. */
export const learnerColumns = classListColumns
  .map(({ name }) => name)
  .filter((name): name is ImportedColumn => name !== 'full_name');

/** A row of the list as it goes into the cleaned file. */
export type Learner = {
  sheet: string;
  row: number;
  values: Partial<Record<ImportedColumn, string>>;
  /** What stands in columns that the import does not know, by their heading. */
  others: ReadonlyMap<string, string>;
};

export type CheckedSheet = { learners: Learner[]; findings: Finding[] };

/** What a row must have to be a learner's, and not a total, a signature or a remark. */
const NAMES = ['last_name', 'first_name', 'full_name'] as const;

export function checkSheet(sheet: Sheet, headings: FoundHeadings, today: IsoDay): CheckedSheet {
  const learners: Learner[] = [];
  const findings: Finding[] = [];
  const place = placesOf(headings.columns);
  const formulas = new Set(sheet.formulas);
  const rows = sheet.rows.slice(headings.index + 1);
  const dates = readDateColumn(rows.map(({ cells }) => at(cells, place.birth_date)));
  const sheetClass = place.class ? undefined : schoolClass(sheet.name);

  for (const row of rows) {
    const find = (reason: Reason, column: string, found: string, mend: string, outcome: Outcome = 'mended') =>
      findings.push({ reason, sheet: sheet.name, row: row.at, column, found, mend, outcome });
    const texts = row.cells.map(textOf);
    if (repeatsHeadings(texts, headings)) {
      find('row-headings', '', texts.find(Boolean) ?? '', '', 'note');
      continue;
    }
    if (!isLearner(texts, place)) {
      find('row-total', '', texts.filter(Boolean).slice(0, 3).join(', '), '', 'note');
      continue;
    }
    const learner = readLearner(row, { place, dates, today, sheetClass: sheetClass?.name, find });
    for (const { at: column, heading } of headings.columns) {
      const text = texts[column] ?? '';
      if (formulas.has(cellName(column, row.at))) find('formula-result', heading, text, '', 'note');
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

type Places = Partial<Record<ClassListColumn, FoundColumn>>;

function placesOf(columns: readonly FoundColumn[]): Places {
  const places: Places = {};
  for (const column of columns) if (column.means && !column.again) places[column.means] = column;
  return places;
}

const at = (cells: readonly Cell[], column: FoundColumn | undefined) => column && cells[column.at];

/** A learner has a name; a row with a number and nothing else, or one that says "Total", is none. */
function isLearner(texts: readonly string[], place: Places): boolean {
  const says = (name: ClassListColumn) => place[name] !== undefined && Boolean(texts[place[name].at]);
  if (texts.some((text) => /^(?:grand\s+|sub\s*-?)?totals?\b/i.test(text))) return false;
  if (NAMES.some(says)) return true;
  // Without a name but with a LIN or a number to call, it is a learner whose name is missing.
  return says('lin') || says('phone');
}

type Around = {
  place: Places;
  dates: DateColumn;
  today: IsoDay;
  sheetClass: string | undefined;
  find: (reason: Reason, column: string, found: string, mend: string, outcome?: Outcome) => void;
};

function readLearner(
  { cells }: ListRow,
  { place, dates, today, sheetClass, find }: Around,
): Pick<Learner, 'values'> {
  const values: Learner['values'] = {};
  const take = (name: ImportedColumn, mend: (cell: Cell | undefined) => Verdict, from = place[name]) => {
    if (!from) return;
    const cell = at(cells, from);
    const verdict = mend(cell);
    values[name] = verdict.value;
    if (verdict.reason) {
      const said =
        verdict.perhaps ?? (verdict.outcome && verdict.value === textOf(cell) ? '' : verdict.value);
      find(verdict.reason, from.heading, textOf(cell), said, verdict.outcome);
    }
  };

  const whole = place.full_name;
  if (whole && !(place.last_name && place.first_name)) {
    const { last, first } = splitName(at(cells, whole));
    take('last_name', () => mendName(last), whole);
    values.first_name = first;
    if (first !== '') find('name-whole', whole.heading, textOf(at(cells, whole)), `${last} | ${first}`);
    else if (last !== '') find('name-single', whole.heading, last, '', 'look');
  } else {
    take('last_name', mendName);
    take('first_name', mendName);
  }
  take('lin', mendLin);
  take('sex', mendSex);
  take('birth_date', (cell) => mendDate(cell, dates, today));
  take('guardian', mendName);
  take('phone', mendPhone);
  take('balance', mendAmount);
  if (place.stream) values.stream = textOf(at(cells, place.stream));
  if (place.class) {
    const verdict = mendClass(at(cells, place.class));
    take('class', () => verdict);
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

/** `D5` for the fourth column of row 5. */
function cellName(column: number, row: number): string {
  let letters = '';
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  return `${letters}${row}`;
}

/** What a spreadsheet might run: it begins with a sign of one, and is no number, phone or dash. */
const looksLikeFormula = (text: string) => /^[=@＝＠]|^[+\-＋－](?=[^\s\d-])/.test(text);
