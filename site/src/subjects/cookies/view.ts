// What the cookies page is given: what is stored, in the panel by category and in the table.
import { fillPlaces } from '~/lib/words';
import type { DataTableProps } from '~/sections/DataTable/DataTable';
import { type CookiePanelWords, cookies } from './words';

const { entries, ...storedWords } = cookies.stored;
const { categories } = cookies.panel;

const namesIn = (category: string) =>
  entries.flatMap((entry) => (entry.category === category ? entry.name : [])).join(', ');
const titleOf = (category: string) => categories.find(({ name }) => name === category)?.title ?? category;

export const cookiePanel: CookiePanelWords = {
  ...cookies.panel,
  categories: categories.map((category) => ({
    ...category,
    today: fillPlaces(category.today, { stored: namesIn(category.name) }),
  })),
};

export const storedTable: DataTableProps = {
  ...storedWords,
  rows: entries.map(({ key, purpose, category, place, until }) => ({
    name: key,
    code: true,
    cells: [purpose, titleOf(category), place, until],
  })),
};
