// The opening of a page: what it is about, in one breath, and the one or two things to do next; or, of a text, where
// it belongs and who says so.
import type { ReactNode } from 'react';
import type { Link } from '~/ui/Action/Action';
import { Actions } from '~/ui/Action/Actions';
import { Breadcrumb, type Crumb } from '~/ui/Breadcrumb/Breadcrumb';
import { Weave } from '~/ui/Weave/Weave';
import { WeaveCount, type WeaveCountProps } from '~/ui/WeaveCount/WeaveCount';
import css from './Hero.module.css';

export type HeroProps = {
  /** One entry a line: `['Education.', 'Reimagined.']`. */
  title: string | readonly string[];
  lead?: string | undefined;
  /** The pages above this one, from the top down; home is added. */
  trail?: readonly Crumb[] | undefined;
  /** A short line above the title: the page's subject or the offer's badge, or the page that this one belongs to. */
  kicker?: string | Link | undefined;
  actions?: readonly Link[] | undefined;
  /** A line of proof under the actions. */
  proof?: string | undefined;
  points?: readonly string[] | undefined;
  /**
   * `split` sets the picture beside the words, `statement` the words alone on the deep ground, `plain` on the page's;
   * `text` is the head of a text to be read, `reference` of one to be looked up.
   */
  look?: 'split' | 'statement' | 'plain' | 'text' | 'reference' | undefined;
  /** Seeds the strip of weave under the head of a text; without one it has none. */
  seed?: string | undefined;
  /** What the page counts, as bars of the weave beside the words of a statement or a plain opening. */
  counts?: WeaveCountProps | undefined;
  /** The picture of a split hero; the facts of a text: a byline, a date, a version. */
  children?: ReactNode;
};

export function Hero({
  title,
  lead,
  trail,
  kicker,
  actions = [],
  proof,
  points = [],
  look = 'plain',
  seed,
  counts,
  children,
}: HeroProps) {
  const isLoud = typeof title !== 'string' && title.length > 1;
  const isText = look === 'text' || look === 'reference';
  const isSplit = look === 'split';
  // Beside a picture these stand under the words; on a phone the picture comes before them.
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
    <section className={[css.hero, css[look], counts && css.counting].filter(Boolean).join(' ')}>
      <div className={css.inner}>
        <div className={css.words}>
          {trail && <Breadcrumb trail={trail} />}
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
          {isText && children && <div className={css.facts}>{children}</div>}
          {actions.length > 0 && <Actions actions={actions} className={css.actions} />}
          {!isSplit && more}
        </div>
        {isSplit && (
          <>
            <div className={css.picture}>{children}</div>
            {more && <div className={css.more}>{more}</div>}
          </>
        )}
        {counts && <WeaveCount {...counts} />}
      </div>
      {isText && seed && (
        <div className={css.strip}>
          <Weave seed={seed} columns={90} rows={4} drawn fills />
        </div>
      )}
    </section>
  );
}
