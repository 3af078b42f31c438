// The opening of a page that shows something: words, and a picture beside or below them. On a phone the picture comes
// before the points. The frame beneath it also serves the openings that are words alone (Hero).
import type { ReactNode } from 'react';
import { Actions } from '~/ui/Action/Action';
import type { PictureHeroWords } from '../words';
import css from './PictureHero.module.css';

export type PictureHeroProps = PictureHeroWords & {
  children?: ReactNode;
  /** The ground and the place of the picture; unless given it is beside the words and may run off the page. */
  className?: string | undefined;
  wordsClass?: string | undefined;
};

export function PictureHero({ children, className = css.bleeding, ...words }: PictureHeroProps) {
  return (
    <HeroFrame
      {...words}
      className={words.wordsClass ? className : `${css.split} ${className}`}
      beside={(more) => (
        <>
          <div className={css.picture}>{children}</div>
          {more && <div className={css.more}>{more}</div>}
        </>
      )}
    />
  );
}

type HeroFrameProps = PictureHeroWords & {
  className?: string | undefined;
  /** Sets the title and what follows it in another way than one below the other. */
  wordsClass?: string | undefined;
  /** Stands above the kicker: the way back up. */
  above?: ReactNode;
  /** Follows the lead: a byline, a date. */
  facts?: ReactNode;
  /** Stands beside the words, and where it takes them the points and the proof with it. */
  beside?: ReactNode | ((more: ReactNode) => ReactNode);
};

export function HeroFrame({
  title,
  lead,
  kicker,
  mark,
  actions = [],
  proof,
  points = [],
  className,
  wordsClass,
  above,
  facts,
  beside,
}: HeroFrameProps) {
  const isLoud = typeof title !== 'string' && title.length > 1;
  const more = (points.length > 0 || proof) && (
    <>
      {points.length > 0 && (
        <ul className={css.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {proof && <p className={css.proof}>{proof}</p>}
    </>
  );
  return (
    <section className={className}>
      <div className={css.inner}>
        <div className={wordsClass ? `${css.words} ${wordsClass}` : css.words}>
          {above}
          {(kicker || mark) && (
            <p className={css.kicker}>
              {typeof kicker === 'object' ? <a href={kicker.href}>{kicker.label}</a> : kicker}
              {mark && ` · ${mark}`}
            </p>
          )}
          <h1 className={isLoud ? `${css.title} ${css.loud}` : css.title}>
            {typeof title === 'string'
              ? title
              : title.map((line) => (
                  <span className={css.line} key={line}>
                    {line}{' '}
                  </span>
                ))}
          </h1>
          {lead && <p className={css.lead}>{lead}</p>}
          {facts}
          {actions.length > 0 && <Actions actions={actions} className={css.actions} />}
          {typeof beside !== 'function' && more}
        </div>
        {typeof beside === 'function' ? beside(more) : beside}
      </div>
    </section>
  );
}
