// Things to read: articles, case studies, papers, press. Each with a cover woven from its own name.
import { Badge } from '~/ui/Badge/Badge';
import { Band, type Tone } from '~/ui/Band/Band';
import { SectionHead } from '~/ui/SectionHead/SectionHead';
import { Ticks } from '~/ui/Ticks/Ticks';
import { Weave } from '~/ui/Weave/Weave';
import css from './Covers.module.css';

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

export type CoversProps = {
  title: string;
  lead?: string;
  covers: readonly Cover[];
  /** Sets the first one large, with its words beside the cover. */
  featured?: boolean;
  link?: { label: string; href: string };
  id?: string;
  tone?: Tone;
};

export function Covers({ title, lead, covers, featured = false, link, id, tone = 'ground' }: CoversProps) {
  return (
    <Band tone={tone} id={id}>
      <SectionHead title={title} lead={lead} link={link} />
      <ul className={featured ? `${css.covers} ${css.featured}` : css.covers}>
        {covers.map((cover) => (
          <li className={css.item} key={cover.seed} data-reveal>
            <CoverCard cover={cover} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

export function CoverCard({ cover }: { cover: Cover }) {
  return (
    <article className={css.card}>
      <div className={css.cover}>
        <Weave seed={cover.seed} columns={24} rows={8} />
      </div>
      <div className={css.words}>
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
