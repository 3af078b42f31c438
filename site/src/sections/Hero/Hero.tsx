// The opening of a page: what it is about, in one breath, and the one or two things to do next; or, of a text, where
// it belongs and who says so.

import type { ReactNode } from 'react';
import { interfaceWords } from '~/facts/interface';
import type { DrawingName } from '~/lib/drawings';
import { countedWeave } from '~/lib/weave';
import type { Crumb } from '~/seo/page-meta';
import { ObjectDrawing } from '~/ui/ObjectDrawing/ObjectDrawing';
import { WeavePaths } from '~/ui/Weave/Weave';
import { HeroFrame, PictureHero } from '../PictureHero/PictureHero';
import type { HeroWords, WeaveCountWords } from '../words';
import css from './Hero.module.css';

export type HeroProps = HeroWords & {
  /** The pages above this one, from the top down; home is added. */
  trail?: readonly Crumb[] | undefined;
  /** A thing from the story, beside the title of a text. */
  drawing?: DrawingName | undefined;
  /** What the page shows first; the facts of a text: a byline, a date, a version. */
  children?: ReactNode;
};

export function Hero({ look = 'plain', trail, drawing, counts, children, ...words }: HeroProps) {
  if (look === 'split') return <PictureHero {...words}>{children}</PictureHero>;
  const isText = look === 'text' || look === 'reference';
  const isBelow = look === 'wide' || look === 'deep';
  const isDeep = look === 'statement' || look === 'deep';
  const isCounting = counts || drawing;
  const className = [css[look], isDeep && 'on-deep', isCounting && css.counting].filter(Boolean).join(' ');
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
      className={isDeep && !isCounting ? `${className} ${css.ruled}` : className}
      above={trail && <Breadcrumb trail={trail} />}
      facts={children && <div className={css.facts}>{children}</div>}
      beside={counts ? <WeaveCount {...counts} /> : drawing && <ObjectDrawing name={drawing} />}
    />
  );
}

/** The way back up from a page: its ancestors as links, from home down. */
function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav className={css.breadcrumb} aria-label={interfaceWords.breadcrumb}>
      <ol className={css.trail}>
        {[{ name: interfaceWords.home, path: '/' }, ...trail].map(({ name, path }) => (
          <li className={css.crumb} key={path}>
            <a className={css.link} href={path}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The weave as a count: as many bars as there are things, with a line that says what they are. */
function WeaveCount({ groups, columns, caption }: WeaveCountWords) {
  return (
    <figure className={css.count}>
      <WeavePaths {...countedWeave(groups, columns)} className={css.bars} />
      <figcaption className={css.caption}>{caption}</figcaption>
    </figure>
  );
}
