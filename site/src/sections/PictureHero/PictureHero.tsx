// Hero with a picture beside or below the text; on a phone the picture is above the points. Hero uses its frame without
// a picture.
import type { ReactNode } from 'react';
import { Actions } from '~/components/Action/Action';
import { Badge } from '~/components/Badge/Badge';
import { Ticks } from '~/components/Ticks/Ticks';
import css from './PictureHero.module.css';
import type { PictureHeroWords } from './schema';

export type PictureHeroProps = PictureHeroWords & {
  children?: ReactNode;
  /** Background and position of the picture; by default it is beside the text and may overflow the page. */
  className?: string | undefined;
  /** Replaces the default layout of the title and the text below it. */
  wordsClass?: string | undefined;
  /** After the lead: a tool. */
  facts?: ReactNode;
  /** Along the lower edge of the window. */
  below?: ReactNode;
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

type HeroFrameProps = Omit<PictureHeroProps, 'children'> & {
  /** Above the kicker: breadcrumbs. */
  above?: ReactNode;
  /** Behind the text. */
  behind?: ReactNode;
  /** Beside the text. As a function it receives the points and the proof. */
  beside?: ReactNode | ((more: ReactNode) => ReactNode);
};

export function HeroFrame({
  title,
  lead,
  kicker,
  actions = [],
  proof,
  points = [],
  badges = [],
  className,
  wordsClass,
  above,
  facts,
  behind,
  below,
  beside,
}: HeroFrameProps) {
  const isLoud = typeof title !== 'string' && title.length > 1;
  const more = (badges.length > 0 || points.length > 0 || proof) && (
    <>
      {badges.length > 0 && (
        <p className={`row ${css.badges}`} data-badges>
          {badges.map((badge) => (
            <Badge key={badge}>{badge}</Badge>
          ))}
        </p>
      )}
      {points.length > 0 && <Ticks items={points} className={css.points} />}
      {proof && <p className={`quiet small ${css.proof}`}>{proof}</p>}
    </>
  );
  return (
    <section className={className}>
      <div className={css.inner}>
        {behind}
        <div className={wordsClass ? `${css.words} ${wordsClass}` : css.words}>
          {above}
          {kicker && (
            <p className={`small bold brand ${css.kicker}`}>
              {typeof kicker === 'object' ? <a href={kicker.href}>{kicker.label}</a> : kicker}
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
          {lead && <p className={`quiet large ${css.lead}`}>{lead}</p>}
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
