// A row with text, points and a product picture.
import type { ReactNode } from 'react';
import { Ticks } from '~/components/Ticks/Ticks';
import type { PictureCardWords } from '../words';
import css from './PictureCard.module.css';

/** The child is the picture; the caption is its text alternative. */
type PictureCardProps = Omit<PictureCardWords, 'picture'> & { children?: ReactNode };

export function PictureCard({ title, text, points, caption, children }: PictureCardProps) {
  return (
    <article className={css.card} data-reveal>
      <div className={css.words}>
        <h3>{title}</h3>
        <p className={`quiet ${css.text}`}>{text}</p>
      </div>
      <figure className={css.picture}>
        <figcaption className="visually-hidden">{caption}</figcaption>
        <div className={css.pane} aria-hidden="true">
          {children}
        </div>
      </figure>
      <Ticks items={points} className={css.points} />
    </article>
  );
}
