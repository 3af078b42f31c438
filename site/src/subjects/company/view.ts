// The parts of the pages about the company that follow from facts.
import type { Claim } from '~/facts/figures';
import { organisation } from '~/facts/organisation';
import { townsIn } from '~/facts/towns';
import { formatDate } from '~/lib/dates';
import { fillPlaces } from '~/lib/words';
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

/** The figures that could be confused, as a table, page by page. */
export const figureRegister = (
  { home, dated, ...words }: RegisterWords,
  claims: readonly Claim[],
): DataTableProps => ({
  ...words,
  rows: claims
    .filter(({ compare }) => compare)
    .map(({ figure, label, counts, page, asOf }) => ({
      name: `${figure} ${label}`,
      cells: [
        asOf ? fillPlaces(dated, { counts, date: formatDate(asOf) }) : counts,
        { label: page === '/' ? home : page, href: page },
      ],
    })),
});
