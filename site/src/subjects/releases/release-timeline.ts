// The releases and what is to come along twelve months of terms: half a year back, half a year on.
import { timeline } from '~/content/pages/updates';
import { capabilities } from '~/facts/capabilities';
import { schoolTerms } from '~/facts/terms';
import { spanOfYear } from '~/lib/charts/geometry';
import { formatDate, type IsoDay, toIsoDay } from '~/lib/dates';
import { termsOfYear } from '~/lib/school-terms';
import { fillPlaces } from '~/lib/words';
import type { YearMark, YearStripProps } from '~/ui/Chart/YearStrip';
import type { LoadedRelease } from './collection';

const MONTHS_BACK = 6;

export function releaseTimeline(
  releases: readonly Pick<LoadedRelease, 'version' | 'date'>[],
  today: IsoDay,
): { caption: string; strip: YearStripProps } {
  const from = monthsBefore(today, MONTHS_BACK);
  const shown = ({ first }: YearMark) => spanOfYear(first, first, from).width > 0;
  const out = releases.map(({ version, date }): YearMark => ({ name: version, first: date })).filter(shown);
  const marks = [...out, ...toCome().filter(shown)].sort((a, b) => a.first.localeCompare(b.first));
  const told = marks.map(({ name, first }) => fillPlaces(timeline.told, { name, date: formatDate(first) }));
  return {
    caption: timeline.caption,
    strip: {
      from,
      marks,
      terms: termsOfYear(schoolTerms, from).map((term) => ({
        ...term,
        name: term.name.replace(/ \d+$/, ''),
      })),
      label: `${timeline.label} ${told.join(', ')}.`,
    },
  };
}

/** What is planned, at the first day of the term it is meant for. */
function toCome(): YearMark[] {
  const targets = Object.values(capabilities).flatMap((each) => ('target' in each ? [each.target] : []));
  return schoolTerms.flatMap(({ name, starts }) => {
    const meant = targets.filter((target) => new RegExp(`${name}$`).test(target));
    if (meant.length === 0) return [];
    const version = meant.map((target) => /^\d+\.\d+/.exec(target)?.[0]).find(Boolean);
    const words = version ? timeline.next : timeline.planned;
    return [
      {
        name: fillPlaces(words, { version: version ?? '', count: meant.length }),
        first: starts,
        tone: 'warm' as const,
      },
    ];
  });
}

/** The first day of the month so many months earlier. */
function monthsBefore(day: IsoDay, months: number): IsoDay {
  return toIsoDay(new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 - months, 1)));
}
