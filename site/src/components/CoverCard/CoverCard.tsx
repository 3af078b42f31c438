// A card for an article or a paper, with a drawing.

import type { ReactNode } from 'react';
import { FactLine } from '~/components/FactLine/FactLine';
import type { DrawingName } from '~/lib/drawings';
import { Badge } from '../Badge/Badge';
import { ObjectDrawing } from '../ObjectDrawing/ObjectDrawing';
import css from './CoverCard.module.css';

export type CoverCardProps = {
  drawing: DrawingName;
  title: string;
  text?: string;
  /** Link of the title; without it, `children` must have the link. */
  href?: string | undefined;
  category?: string | undefined;
  /** "12 June 2026", "6 min read", "Grace Auma". */
  facts?: readonly string[] | undefined;
  /** On wide screens the text is beside the cover, and larger. */
  large?: boolean;
  children?: ReactNode;
};

export function CoverCard({ drawing, title, text, href, category, facts, large, children }: CoverCardProps) {
  return (
    <article className={`${css.card} ${large ? css.large : css.small}`}>
      <div className={css.cover}>
        <ObjectDrawing name={drawing} />
      </div>
      <div>
        {category && <Badge>{category}</Badge>}
        <h3 className={css.title}>{href ? <a href={href}>{title}</a> : title}</h3>
        {facts && <FactLine className={`quiet small ${css.facts}`} facts={facts} />}
        {text && <p className={`quiet ${css.text}`}>{text}</p>}
        {children}
      </div>
    </article>
  );
}
