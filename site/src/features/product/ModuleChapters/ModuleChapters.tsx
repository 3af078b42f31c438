// A chapter of modules: a heading with a picture, and numbered modules with their features.
import type { ReactNode } from 'react';
import { Section, SectionHead, type SectionProps } from '~/components/Section/Section';
import type { Link } from '~/components/schema';
import { Ticks } from '~/components/Ticks/Ticks';
import css from './ModuleChapters.module.css';

type Module = {
  id: string;
  title: string;
  text: string;
  /** The people it serves. */
  mark: string;
  /** The plans that have it. */
  plans: string;
  points: readonly string[];
  links: readonly Link[];
};

type ModuleChaptersProps = Pick<SectionProps, 'tone'> & {
  title: string;
  lead: string;
  chapters: readonly Module[];
  pointsTitle: string;
  /** Number of the first module; numbers continue from band to band. */
  from: number;
  children?: ReactNode;
};

export function ModuleChapters({
  title,
  lead,
  chapters,
  pointsTitle,
  from,
  tone = 'ground',
  children,
}: ModuleChaptersProps) {
  return (
    <Section tone={tone}>
      <div className={css.band}>
        <div className={css.head}>
          <SectionHead title={title} lead={lead} />
          {children && <div data-reveal>{children}</div>}
        </div>
        <ol className={css.chapters} start={from}>
          {chapters.map(({ id, title: name, text, mark, plans, points, links }, index) => (
            <li className={css.chapter} id={id} key={id}>
              <span className={`brand ${css.number}`} aria-hidden="true">
                {from + index}
              </span>
              <h3 className={css.title}>{name}</h3>
              <p className={`medium ${css.mark}`}>
                <b>{mark}.</b> {plans}.
              </p>
              <p className={`quiet ${css.text}`}>{text}</p>
              <div className={`medium ${css.points}`}>
                <h4 className={css.pointsTitle}>{pointsTitle}</h4>
                <Ticks items={points} />
              </div>
              {links.length > 0 && (
                <p className={`row ${css.links}`}>
                  {links.map(({ label, href }) => (
                    <a href={href} aria-label={`${label}: ${name}`} key={href}>
                      {label}
                    </a>
                  ))}
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
