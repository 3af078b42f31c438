// The opening of a page: what it is about, in one breath, and the one or two things to do next; or, of a text, where
// it belongs and who says so.
import type { ReactNode } from 'react';
import type { Link } from '~/ui/Action/Action';
import { Actions } from '~/ui/Action/Actions';
import { Breadcrumb, type Crumb } from '~/ui/Breadcrumb/Breadcrumb';
import { Weave } from '~/ui/Weave/Weave';
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
  /** Seeds the weave, so that every page has its own; a text without one has none. */
  seed?: string | undefined;
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
  children,
}: HeroProps) {
  const isLoud = typeof title !== 'string' && title.length > 1;
  const isText = look === 'text' || look === 'reference';
  return (
    <section className={`${css.hero} ${css[look]}`}>
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
          {points.length > 0 && (
            <ul className={css.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {actions.length > 0 && <Actions actions={actions} className={css.actions} />}
          {proof && <p className={css.proof}>{proof}</p>}
        </div>
        {look === 'split' && <div className={css.picture}>{children}</div>}
        {(look === 'plain' || look === 'statement') && (
          <div className={css.weave}>
            <Weave seed={seed ?? 'tred'} columns={18} rows={10} drawn fills />
          </div>
        )}
      </div>
      {isText && seed && (
        <div className={css.strip}>
          <Weave seed={seed} columns={90} rows={4} drawn fills />
        </div>
      )}
    </section>
  );
}
