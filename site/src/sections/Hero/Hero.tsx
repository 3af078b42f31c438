// The title of a page with its lead and actions, and what the page shows first; for a text also its breadcrumbs and author.

import type { ReactNode } from 'react';
import { ObjectDrawing } from '~/components/ObjectDrawing/ObjectDrawing';
import { Horizon, School, sky } from '~/components/School/School';
import { WeavePaths } from '~/components/Weave/Weave';
import { interfaceWords } from '~/facts/interface';
import type { DrawingName } from '~/lib/drawings';
import type { Crumb } from '~/lib/page-meta';
import { countedWeave } from '~/lib/weave';
import css from './Hero.module.css';
import { HeroFrame } from './HeroFrame';
import type { HeroWords, WeaveCountWords } from './schema';

export type HeroProps = HeroWords & {
  /** The parent pages, from the top down; home is added. A page with them has less space around its title. */
  trail?: readonly Crumb[] | undefined;
  drawing?: DrawingName | undefined;
  /** Named slot: a tool under the lead; or a text's byline, date or version. */
  facts?: ReactNode;
  /** The first content of the page. */
  children?: ReactNode;
};

/** From this number of columns on, the bars run across the window below the words. */
const BAND = 24;

export function Hero({ variant = 'plain', trail, drawing, counts, school, facts, ...words }: HeroProps) {
  const isSky = variant === 'sky' || variant === 'night';
  const isBeside = !words.children && !isSky;
  const scene = isBeside && school;
  const object =
    isBeside && (counts ? <WeaveCount {...counts} /> : drawing && <ObjectDrawing name={drawing} />);
  const className = [
    isSky ? `${sky} ${css.sky}` : css[variant],
    variant === 'dark' && 'on-deep',
    variant === 'night' && 'dark',
    trail && css.small,
    words.children && (words.wide ? css.wide : css.split),
    object && css.counting,
    counts && counts.columns >= BAND && css.band,
    scene && css.scenic,
    isBeside && !object && !scene && css.ruled,
  ];
  return (
    <HeroFrame
      {...words}
      className={className.filter(Boolean).join(' ')}
      above={trail && <Breadcrumb trail={trail} />}
      facts={facts && <div className={css.facts}>{facts}</div>}
      behind={scene && <School part={scene} className={css.scene} />}
      beside={object}
      below={isSky && <Horizon part={school ?? 'skyline'} className={css.horizon} />}
    />
  );
}

function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav className={css.breadcrumb} aria-label={interfaceWords.breadcrumb}>
      <ol className={`small row ${css.trail}`}>
        {[{ name: interfaceWords.home, path: '/' }, ...trail].map(({ name, path }) => (
          <li className={css.crumb} key={path}>
            <a className={`quiet ${css.link}`} href={path}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A number as bars of the woven pattern, with a label. */
function WeaveCount({ groups, columns, caption }: WeaveCountWords) {
  return (
    <figure className={css.count}>
      <WeavePaths {...countedWeave(groups, columns)} />
      <figcaption className={`quiet small ${css.caption}`}>{caption}</figcaption>
    </figure>
  );
}
