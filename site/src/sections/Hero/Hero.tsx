// Hero without a picture: title, lead and one or two actions; for a text also its breadcrumbs and author.

import type { ReactNode } from 'react';
import { ObjectDrawing } from '~/components/ObjectDrawing/ObjectDrawing';
import { Horizon, School, sky } from '~/components/School/School';
import { WeavePaths } from '~/components/Weave/Weave';
import { interfaceWords } from '~/facts/interface';
import type { DrawingName } from '~/lib/drawings';
import type { Crumb } from '~/lib/page-meta';
import { countedWeave } from '~/lib/weave';
import { HeroFrame, PictureHero } from '../PictureHero/PictureHero';
import css from './Hero.module.css';
import type { HeroWords, WeaveCountWords } from './schema';

export type HeroProps = HeroWords & {
  /** The parent pages, from the top down; home is added. */
  trail?: readonly Crumb[] | undefined;
  drawing?: DrawingName | undefined;
  /** Named slot: a tool under the lead, beside the picture. */
  tool?: ReactNode;
  /** The first content of the page; or a text's byline, date or version. */
  children?: ReactNode;
};

/** From this number of columns on, the bars run across the window below the words. */
const BAND = 24;

export function Hero({
  variant = 'plain',
  trail,
  drawing,
  counts,
  school,
  tool,
  children,
  ...words
}: HeroProps) {
  if (variant === 'split')
    return (
      <PictureHero {...words} facts={tool}>
        {children}
      </PictureHero>
    );
  if (variant === 'sky' || variant === 'night') {
    const Frame = children ? PictureHero : HeroFrame;
    return (
      <Frame
        {...words}
        className={`${sky} ${css.sky} ${children ? css.shared : ''} ${variant === 'night' ? 'dark' : ''}`}
        below={<Horizon part={school ?? 'skyline'} className={css.horizon} />}
      >
        {children}
      </Frame>
    );
  }
  const isText = variant === 'text' || variant === 'reference';
  const isBelow = variant === 'wide' || variant === 'deep';
  const isDeep = variant === 'statement' || variant === 'deep';
  const isCounting = counts || drawing;
  const className = [
    css[variant],
    isDeep && 'on-deep',
    isCounting && css.counting,
    counts && counts.columns >= BAND && css.band,
    school && css.scenic,
  ]
    .filter(Boolean)
    .join(' ');
  if (children && !isText) {
    return (
      <PictureHero {...words} className={className} wordsClass={isBelow ? css.row : undefined}>
        {children}
      </PictureHero>
    );
  }
  return (
    <HeroFrame
      {...words}
      className={isCounting || school ? className : `${className} ${css.ruled}`}
      above={trail && <Breadcrumb trail={trail} />}
      facts={children && <div className={css.facts}>{children}</div>}
      behind={school && <School part={school} className={css.scene} />}
      beside={counts ? <WeaveCount {...counts} /> : drawing && <ObjectDrawing name={drawing} />}
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
