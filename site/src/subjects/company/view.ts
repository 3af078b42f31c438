// The parts of the pages about the company that follow from facts.
import type { Claim } from '~/facts/figures';
import { organisation } from '~/facts/organisation';
import { townOf, townsIn } from '~/facts/towns';
import { formatDate } from '~/lib/dates';
import { fillPlaces } from '~/lib/words';
import type { DataTableProps } from '~/sections/DataTable/DataTable';
import type { MapPlace } from '~/ui/UgandaMap/UgandaMap';
import type { RegisterWords } from './words';

/** Our offices, the headquarters first, and Kampala. */
export const shorePlaces = (): MapPlace[] => [
  ...organisation.offices.flatMap(({ city }, index) =>
    townsIn(city).map((town) => ({ ...town, main: index === 0 })),
  ),
  { ...townOf('Kampala'), side: 'right' },
];

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
