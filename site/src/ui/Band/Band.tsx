// A full-width stretch of a page: its ground, its breathing room, and the centred page width inside.
import type { ReactNode } from 'react';
import { type IsoDay, isUpcoming, todayInKampala } from '~/lib/dates';
import css from './Band.module.css';

export type Tone = 'ground' | 'sunk' | 'raised' | 'deep';

type BandProps = {
  children: ReactNode;
  tone?: Tone;
  id?: string | undefined;
  /** The id of the heading that names this stretch. */
  labelledBy?: string | undefined;
  /** `tight` for strips that belong to what stands above them. */
  space?: 'wide' | 'tight';
  className?: string | undefined;
  /** Shown up to this day, or only after it; the shell script keeps it right at view time. */
  until?: IsoDay | undefined;
  after?: IsoDay | undefined;
};

export function Band({
  children,
  tone = 'ground',
  id,
  labelledBy,
  space = 'wide',
  className,
  until,
  after,
}: BandProps) {
  const day = until ?? after;
  const hidden = day !== undefined && isUpcoming(day, todayInKampala()) !== (until !== undefined);
  return (
    <section
      className={[css.band, css[tone], css[space], className].filter(Boolean).join(' ')}
      id={id}
      aria-labelledby={labelledBy}
      data-until={until}
      data-after={after}
      hidden={hidden}
    >
      <div className={css.inner}>{children}</div>
    </section>
  );
}
