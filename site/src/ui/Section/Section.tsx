// A full-width stretch of a page: its ground, its breathing room and the centred page width inside; above what is in
// it a heading, and beneath it a footnote, where it has them.
import type { ReactNode } from 'react';
import { type IsoDay, isUpcoming, todayInKampala } from '~/lib/dates';
import { Action, type Link } from '../Action/Action';
import css from './Section.module.css';

export type Tone = 'ground' | 'sunk' | 'raised' | 'deep';

/** What every section may be given; its own props state only what is its own. */
export type SectionProps = SectionHeadProps & {
  id?: string | undefined;
  tone?: Tone | undefined;
  /** What has to be said under a table or a list, small. */
  footnote?: string | undefined;
};

type SectionHeadProps = {
  title: string;
  lead?: string | undefined;
  /** Stands beside the heading. */
  link?: Link | undefined;
};

type FrameProps = Omit<SectionProps, 'title'> & {
  children: ReactNode;
  /** Left out where what is in it brings the heading. */
  title?: string | undefined;
  /** The id of its heading, for what is named by it. */
  headingId?: string | undefined;
  /** The id of a heading further inside that names this stretch. */
  labelledBy?: string | undefined;
  /** `tight` for strips that belong to what stands above them. */
  space?: 'wide' | 'tight';
  className?: string | undefined;
  /** Shown up to this day, or only after it; the shell script keeps it right at view time. */
  until?: IsoDay | undefined;
  after?: IsoDay | undefined;
};

export function Section({
  title,
  lead,
  link,
  headingId,
  footnote,
  children,
  tone = 'ground',
  id,
  labelledBy,
  space = 'wide',
  className,
  until,
  after,
}: FrameProps) {
  const day = until ?? after;
  const hidden = day !== undefined && isUpcoming(day, todayInKampala()) !== (until !== undefined);
  return (
    <section
      className={[css.section, css[tone], css[space], className].filter(Boolean).join(' ')}
      id={id}
      aria-labelledby={labelledBy}
      data-until={until}
      data-after={after}
      hidden={hidden}
    >
      <div className={css.inner}>
        {title && <SectionHead title={title} lead={lead} link={link} id={headingId} />}
        {children}
        {footnote && <p className={css.footnote}>{footnote}</p>}
      </div>
    </section>
  );
}

/** The heading alone, for a section that sets it beside something. */
export function SectionHead({ title, lead, link, id }: SectionHeadProps & { id?: string | undefined }) {
  return (
    <div className={css.head}>
      <div className={css.words}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {lead && <p className={css.lead}>{lead}</p>}
      </div>
      {link && (
        <Action look="plain" href={link.href}>
          {link.label}
        </Action>
      )}
    </div>
  );
}
