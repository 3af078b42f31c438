// The table of browser storage.
import type { DataTableProps } from '~/sections/DataTable/DataTable';
import { cookies } from './words';

const { entries, ...words } = cookies.stored;

export const storedTable: DataTableProps = {
  ...words,
  compact: true,
  rows: entries.map(({ key, purpose, place, until }) => ({
    name: key,
    note: purpose,
    code: true,
    cells: [place, until],
  })),
};
