// The opening of a page: what it is about, in one breath, and the one or two things to do next.
import type { ReactNode } from 'react';
import { Action } from '~/ui/Action/Action';
import { Weave } from '~/ui/Weave/Weave';
import css from './Hero.module.css';

export type HeroProps = {
  /** One entry a line: `['Education.', 'Reimagined.']`. */
  title: string | readonly string[];
  lead: string;
  /** A short line above the title: the page's subject or the offer's badge, or the page that this one belongs to. */
  kicker?: string | { label: string; href: string } | undefined;
  actions?: readonly { label: string; href: string }[] | undefined;
  /** A line of proof under the actions. */
  proof?: string | undefined;
  points?: readonly string[] | undefined;
  /** `split` sets the picture beside the words, `statement` the words alone on the deep ground, `plain` on the page's. */
  look?: 'split' | 'statement' | 'plain';
  /** Seeds the weave behind a statement, so that every page has its own. */
  seed?: string;
  /** The picture of a split hero. */
  children?: ReactNode;
};

export function Hero({
  title,
  lead,
  kicker,
  actions = [],
  proof,
  points = [],
  look = 'plain',
  seed = 'tred',
  children,
}: HeroProps) {
  const lines = typeof title === 'string' ? [title] : title;
  return (
    <section className={`${css.hero} ${css[look]}`}>
      <div className={css.inner}>
        <div className={css.words}>
          {kicker && (
            <p className={css.kicker}>
              {typeof kicker === 'string' ? kicker : <a href={kicker.href}>{kicker.label}</a>}
            </p>
          )}
          <h1 className={lines.length > 1 ? `${css.title} ${css.loud}` : css.title}>
            {lines.map((line) => (
              <span className={css.line} key={line}>
                {line}{' '}
              </span>
            ))}
          </h1>
          <p className={css.lead}>{lead}</p>
          {points.length > 0 && (
            <ul className={css.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {actions.length > 0 && (
            <div className={css.actions}>
              {actions.map(({ label, href }, index) => (
                <Action key={label} href={href} look={index === 0 ? 'primary' : 'secondary'}>
                  {label}
                </Action>
              ))}
            </div>
          )}
          {proof && <p className={css.proof}>{proof}</p>}
        </div>
        {look === 'split' && <div className={css.picture}>{children}</div>}
        {look !== 'split' && (
          <div className={css.weave}>
            <Weave seed={seed} columns={18} rows={10} drawn />
          </div>
        )}
      </div>
    </section>
  );
}
