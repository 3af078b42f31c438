// The words of a hero, with places for what stands above, behind, beside and below them.
import type { ReactNode } from 'react';
import { Actions } from '~/components/Action/Action';
import { Badge } from '~/components/Badge/Badge';
import { Ticks } from '~/components/Ticks/Ticks';
import css from './HeroFrame.module.css';
import type { HeroFrameWords } from './schema';

type HeroFrameProps = HeroFrameWords & {
  className?: string | undefined;
  /** Above the kicker: breadcrumbs. */
  above?: ReactNode;
  /** After the lead: a tool, or the date of a text. */
  facts?: ReactNode;
  behind?: ReactNode;
  /** Beside a few words; on a phone between the title and the points. */
  children?: ReactNode;
  /** Beside all words. */
  beside?: ReactNode;
  /** Along the lower edge of the window. */
  below?: ReactNode;
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
  wide,
  above,
  facts,
  behind,
  children,
  beside,
  below,
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
    <section className={[children && !wide && css.split, className].filter(Boolean).join(' ')}>
      <div className={`page-width ${css.inner}`}>
        {behind}
        <div className={wide ? `${css.words} ${css.row}` : css.words}>
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
          {!children && more}
        </div>
        {children && <div className={css.picture}>{children}</div>}
        {children && more && <div className={css.more}>{more}</div>}
        {beside}
      </div>
      {below}
    </section>
  );
}
