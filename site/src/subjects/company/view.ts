// The parts of the pages about the company that follow from facts.
import type { Claim } from '~/facts/figures';
import { organisation } from '~/facts/organisation';
import { townsIn } from '~/facts/towns';
import { formatDate } from '~/lib/dates';
import type { DataTableProps } from '~/sections/DataTable/DataTable';
import type { DotRow } from '~/ui/words';
import type { RegisterWords } from './words';

/** The towns of our offices, the headquarters first. */
export const officeTowns = () =>
  organisation.offices.flatMap(({ city }, index) =>
    townsIn(city).map((town) => ({ ...town, main: index === 0 })),
  );

/** A percentage in dots of five percent each. */
export function twentieths(name: string, percent: string): DotRow {
  return { name, filled: Math.round(Number.parseInt(percent, 10) / 5), of: 20, text: percent };
}

/** Every figure that the site claims, as a table. */
export const figureRegister = (
  { home, ...words }: RegisterWords,
  claims: readonly Claim[],
): DataTableProps => ({
  ...words,
  rows: claims.map(({ figure, label, counts, page, asOf }) => ({
    name: `${figure} ${label}`,
    cells: [counts, { label: page === '/' ? home : page, href: page }, formatDate(asOf)],
  })),
});
