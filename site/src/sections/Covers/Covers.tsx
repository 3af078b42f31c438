// Things to read: articles, case studies, papers, press. Each with a cover woven from its own name.
import { Band, type Tone } from '~/ui/Band/Band';
import { type Cover, CoverCard } from '~/ui/CoverCard/CoverCard';
import { SectionHead } from '~/ui/SectionHead/SectionHead';
import css from './Covers.module.css';

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
        {covers.map((cover, index) => (
          <li key={cover.seed} data-reveal>
            <CoverCard cover={cover} large={featured && index === 0} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
