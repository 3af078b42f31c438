// Parts of the company pages that use facts.

import type { MapPlace } from '~/components/UgandaMap/UgandaMap';
import { type Claim, compareGroups } from '~/facts/figures';
import { navigation } from '~/facts/navigation';
import { organisation } from '~/facts/organisation';
import { townOf, townsIn } from '~/facts/towns';
import { formatDate } from '~/lib/dates';
import { fillValues } from '~/lib/format-text';
import type { FigureListWords } from '~/sections/FigureList/schema';
import type { RegisterWords } from './words';

export const shorePlaces = (): MapPlace[] => [
  ...organisation.offices.flatMap(({ city }, index) =>
    townsIn(city).map((town) => ({ ...town, main: index === 0 })),
  ),
  { ...townOf('Kampala'), side: 'right' },
];

/** Figures that readers may confuse, in groups. */
export const figureRegister = (
  { home, dated, groups, ...words }: RegisterWords,
  claims: readonly Claim[],
): FigureListWords => ({
  ...words,
  groups: compareGroups.map((group) => ({
    title: groups[group],
    entries: claims
      .filter(({ compare }) => compare === group)
      .map(({ figure, label, counts, page, asOf }) => ({
        figure,
        title: label,
        text: asOf ? fillValues(dated, { counts, date: formatDate(asOf) }) : counts.replace(/[^.]$/, '$&.'),
        link: { label: nameOf(page) ?? home, href: page },
      })),
  })),
});

const nameOf = (page: string) =>
  navigation.footer.flatMap(({ links }) => links).find(({ href }) => href === page)?.label;
