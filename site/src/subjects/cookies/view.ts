// The table of what the site stores in a browser.
import type { DataTableProps } from '~/sections/DataTable/DataTable';
import { cookies } from './words';

const { entries, ...words } = cookies.stored;

export const storedTable: DataTableProps = {
  ...words,
  rows: entries.map(({ key, purpose, place, until }) => ({
    name: key,
    code: true,
    cells: [purpose, place, until],
  })),
};
