// One thing to read, with a cover woven from its own name.

import type { ReactNode } from 'react';
import type { PatternName } from '~/lib/weave';
import { factLine } from '~/lib/words';
import { Badge } from '../Badge/Badge';
import { Weave } from '../Weave/Weave';
import css from './CoverCard.module.css';

export type CoverCardProps = {
  /** Seeds the cover: the slug or number that never changes. */
  seed: string;
  /** The pattern of all covers of its kind; else the seed picks one. */
  pattern?: PatternName | undefined;
  title: string;
  text: string;
  /** Where the title leads; without it, what follows the text has to. */
  href?: string | undefined;
  category?: string | undefined;
  /** "12 June 2026", "6 min read", "Grace Auma". */
  facts?: readonly string[] | undefined;
  /** On wide screens the words stand beside the cover, and larger. */
  large?: boolean;
  /** Follows the text. */
  children?: ReactNode;
};

export function CoverCard({
  seed,
  pattern,
  title,
  text,
  href,
  category,
  facts,
  large,
  children,
}: CoverCardProps) {
  return (
    <article className={large ? `${css.card} ${css.large}` : css.card}>
      <div className={css.cover} data-pattern={pattern}>
        <Weave seed={seed} columns={24} rows={8} pattern={pattern} />
      </div>
      <div>
        {category && <Badge>{category}</Badge>}
        <h3 className={css.title}>{href ? <a href={href}>{title}</a> : title}</h3>
        {facts && <p className={css.facts}>{factLine(facts)}</p>}
        <p className={css.text}>{text}</p>
        {children}
      </div>
    </article>
  );
}
