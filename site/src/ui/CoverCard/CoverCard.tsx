// One thing to read, with a cover woven from its own name.
import { Badge } from '~/ui/Badge/Badge';
import { Ticks } from '~/ui/Ticks/Ticks';
import { Weave } from '~/ui/Weave/Weave';
import css from './CoverCard.module.css';

export type Cover = {
  /** Seeds the cover: the slug or number that never changes. */
  seed: string;
  title: string;
  text: string;
  href: string;
  /** What the link says, for those who hear links out of context; the title when left out. */
  linkLabel?: string;
  category?: string;
  /** "12 June 2026", "6 min read", "Grace Auma". */
  facts?: readonly string[];
  results?: readonly string[];
};

type CoverCardProps = {
  cover: Cover;
  /** On wide screens the words stand beside the cover, and larger. */
  large?: boolean;
};

export function CoverCard({ cover, large = false }: CoverCardProps) {
  return (
    <article className={large ? `${css.card} ${css.large}` : css.card}>
      <div className={css.cover}>
        <Weave seed={cover.seed} columns={24} rows={8} />
      </div>
      <div>
        {cover.category && <Badge>{cover.category}</Badge>}
        <h3 className={css.title}>
          {cover.linkLabel ? cover.title : <a href={cover.href}>{cover.title}</a>}
        </h3>
        {cover.facts && <p className={css.facts}>{cover.facts.join(' · ')}</p>}
        <p className={css.text}>{cover.text}</p>
        {cover.results && (
          <div className={css.results}>
            <Ticks items={cover.results} />
          </div>
        )}
        {cover.linkLabel && (
          <p className={css.more}>
            <a href={cover.href}>
              {cover.linkLabel}
              <span className="visually-hidden">: {cover.title}</span>
            </a>
          </p>
        )}
      </div>
    </article>
  );
}
