// The Uganda data page: its files, and its tables as far as the page shows them.
import { learnersOf } from '@tred/sandbox/learners';
import { secondarySchool } from '@tred/sandbox/secondary-school';
import { learners as learnersTable, licence, meta, rows } from '~/content/pages/developers/uganda-data';
import { facts } from '~/content/uganda-data/facts';
import type { DataSheet } from './DataSheets/DataSheets';
import { dataFiles } from './data-files';

const learners = learnersOf(secondarySchool);

const table = {
  ...learnersTable,
  rows: learners.map(({ guardian, status, updated_at, sex, birth_date, ...rest }) => ({
    ...rest,
    guardian_name: guardian.name,
    guardian_phone: guardian.phone,
  })),
  records: learners,
};

const made = dataFiles(
  { name: 'uganda-school-data', title: meta.title, licence },
  [...facts, table],
  meta.path,
);

export const { files, archive } = made;

/** A long table shows its first rows. */
const shown = ({ records, ...sheet }: (typeof made.sheets)[number]): DataSheet => ({
  ...sheet,
  rows: sheet.rows.slice(0, rows.shown),
  count: rows.count(sheet.rows.length),
  more: sheet.rows.length > rows.shown ? rows.more(sheet.rows.length - rows.shown) : undefined,
});

const sheets = made.sheets.map(shown);

export const factSheets = sheets.slice(0, -1);
export const learnerSheets = sheets.slice(-1);
