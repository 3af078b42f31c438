// A few weighty things, two abreast, each with a piece of the product above its words. Takes PictureCard as children.
import type { ReactNode } from 'react';
import { Section, type SectionProps } from '~/ui/Section/Section';
import type { PictureCardWords } from '../words';
import css from './PictureCards.module.css';

type PictureCardsProps = SectionProps & { children?: ReactNode };

export function PictureCards({ children, ...section }: PictureCardsProps) {
  return (
    <Section {...section}>
      <div className={css.cards}>{children}</div>
    </Section>
  );
}

type PictureCardProps = PictureCardWords & {
  /** A list under the words. */
  points?: ReactNode;
  /** Says in words what the picture shows; without it the pane's own words are read out. */
  caption?: string;
  /** The picture: a pane of the product. */
  children?: ReactNode;
};

export function PictureCard({ title, text, points, caption, children }: PictureCardProps) {
  return (
    <article className={css.card} data-reveal>
      <figure className={css.picture}>
        {caption && <figcaption className="visually-hidden">{caption}</figcaption>}
        <div className={css.pane} aria-hidden={caption ? true : undefined}>
          {children}
        </div>
      </figure>
      <h3 className={css.title}>{title}</h3>
      <p className={css.text}>{text}</p>
      {points}
    </article>
  );
}
