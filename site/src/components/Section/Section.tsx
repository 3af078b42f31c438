// A full-width section: background, padding and centred content, with an optional heading and footnote.
import type { ReactNode } from 'react';
import { Action } from '../Action/Action';
import css from './Section.module.css';
import type { SectionWords } from './schema';

export type SectionProps = SectionWords;

/** A view may leave a field undefined. */
type Given<Words> = { [Field in keyof Words]?: Words[Field] | undefined };

type FrameProps = Given<SectionWords> & {
  children: ReactNode;
  headingId?: string | undefined;
  /** Id of a heading inside it that names this section. */
  labelledBy?: string | undefined;
  /** `tight` for strips that belong to the section above. */
  space?: 'wide' | 'tight';
  className?: string | undefined;
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
}: FrameProps) {
  return (
    <section
      className={[css.section, tone === 'deep' ? 'on-deep' : css[tone], css[space], className]
        .filter(Boolean)
        .join(' ')}
      id={id}
      aria-labelledby={labelledBy}
    >
      <div className={`page-width ${css.inner}`}>
        {title && <SectionHead title={title} lead={lead} link={link} id={headingId} />}
        {children}
        {footnote && <p className={`quiet small ${css.footnote}`}>{footnote}</p>}
      </div>
    </section>
  );
}

type SectionHeadProps = Given<Pick<SectionWords, 'lead' | 'link'>> & {
  title: string;
  id?: string | undefined;
};

/** The heading only, for a section with something beside it. */
export function SectionHead({ title, lead, link, id }: SectionHeadProps) {
  return (
    <div className={`row between ${css.head}`}>
      <div className={css.words}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {lead && <p className={`quiet ${css.lead}`}>{lead}</p>}
      </div>
      {link && (
        <Action look="plain" href={link.href}>
          {link.label}
        </Action>
      )}
    </div>
  );
}
