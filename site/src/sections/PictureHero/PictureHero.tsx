// The opening of a page that shows something: words on one side, the picture on the other. On a phone the picture comes
// before the points. The frame beneath it also serves the openings that are words alone (Hero).
import type { ReactNode } from 'react';
import { Actions, type Link } from '~/ui/Action/Action';
import css from './PictureHero.module.css';

export type HeroWords = {
  /** One entry a line: `['Education.', 'Reimagined.']`. */
  title: string | readonly string[];
  lead?: string | undefined;
  /** A short line above the title: the page's subject or the offer's badge, or the page that this one belongs to. */
  kicker?: string | Link | undefined;
  actions?: readonly Link[] | undefined;
  /** A line of proof under the actions. */
  proof?: string | undefined;
  points?: readonly string[] | undefined;
};

export type PictureHeroProps = HeroWords & { children?: ReactNode };

export function PictureHero({ children, ...words }: PictureHeroProps) {
  return (
    <HeroFrame
      {...words}
      className={css.split}
      beside={(more) => (
        <>
          <div className={css.picture}>{children}</div>
          {more && <div className={css.more}>{more}</div>}
        </>
      )}
    />
  );
}

type HeroFrameProps = HeroWords & {
  className?: string | undefined;
  /** Stands above the kicker: the way back up. */
  above?: ReactNode;
  /** Follows the lead: a byline, a date. */
  facts?: ReactNode;
  /** Stands beside the words, and where it takes them the points and the proof with it. */
  beside?: ReactNode | ((more: ReactNode) => ReactNode);
  /** Runs under all of it, from edge to edge. */
  below?: ReactNode;
};

export function HeroFrame({
  title,
  lead,
  kicker,
  actions = [],
  proof,
  points = [],
  className,
  above,
  facts,
  beside,
  below,
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
    <section className={className ? `${css.hero} ${className}` : css.hero}>
      <div className={css.inner}>
        <div className={css.words}>
          {above}
          {kicker && (
            <p className={css.kicker}>
              {typeof kicker === 'string' ? kicker : <a href={kicker.href}>{kicker.label}</a>}
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
      {below}
    </section>
  );
}
