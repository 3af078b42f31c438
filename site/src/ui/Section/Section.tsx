// A full-width stretch of a page: its ground, its breathing room and the centred page width inside; above what is in
// it a heading, and beneath it a footnote, where it has them.
import type { ReactNode } from 'react';
import { type IsoDay, isUpcoming, todayInKampala } from '~/lib/dates';
import { Action } from '../Action/Action';
import type { SectionWords } from '../words';
import css from './Section.module.css';

/** What every section may be given; its own props state only what is its own. */
export type SectionProps = SectionWords;

/** A view may have nothing to say for a field. */
type Given<Words> = { [Field in keyof Words]?: Words[Field] | undefined };

type FrameProps = Given<SectionWords> & {
  children: ReactNode;
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
  mark,
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
      className={[css.section, tone === 'deep' ? 'on-deep' : css[tone], css[space], className]
        .filter(Boolean)
        .join(' ')}
      id={id}
      aria-labelledby={labelledBy}
      data-until={until}
      data-after={after}
      hidden={hidden}
    >
      <div className={css.inner}>
        {title && <SectionHead title={title} mark={mark} lead={lead} link={link} id={headingId} />}
        {children}
        {footnote && <p className={css.footnote}>{footnote}</p>}
      </div>
    </section>
  );
}

type SectionHeadProps = Given<Pick<SectionWords, 'mark' | 'lead' | 'link'>> & {
  title: string;
  id?: string | undefined;
};

/** The heading alone, for a section that sets it beside something. */
export function SectionHead({ title, mark, lead, link, id }: SectionHeadProps) {
  return (
    <div className={css.head}>
      <div className={css.words}>
        <h2 id={id} className={mark ? `${css.title} ${css.marked}` : css.title}>
          {title}
        </h2>
        {mark && <p className={css.mark}>{mark}</p>}
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
