// Things to read: articles, case studies, papers, press. Each with a cover woven from its own name.

import { CoverCard, type CoverCardProps } from '~/ui/CoverCard/CoverCard';
import { Section, type SectionProps } from '~/ui/Section/Section';
import { Ticks } from '~/ui/Ticks/Ticks';
import css from './Covers.module.css';

export type Cover = Omit<CoverCardProps, 'children' | 'large' | 'href'> & {
  href: string;
  /** What the link says, for those who hear links out of context; the title when left out. */
  linkLabel?: string;
  results?: readonly string[];
};

export type CoversProps = SectionProps & {
  covers: readonly Cover[];
  /** Sets the first one large, with its words beside the cover. */
  featured?: boolean;
};

export function Covers({ covers, featured = false, ...section }: CoversProps) {
  return (
    <Section {...section}>
      <ul className={featured ? `${css.covers} ${css.featured}` : css.covers}>
        {covers.map(({ linkLabel, results, href, ...card }, index) => (
          <li key={card.seed} data-reveal>
            <CoverCard {...card} href={linkLabel ? undefined : href} large={featured && index === 0}>
              {results && (
                <div className={css.results}>
                  <Ticks items={results} />
                </div>
              )}
              {linkLabel && (
                <p className={css.more}>
                  <a href={href}>
                    {linkLabel}
                    <span className="visually-hidden">: {card.title}</span>
                  </a>
                </p>
              )}
            </CoverCard>
          </li>
        ))}
      </ul>
    </Section>
  );
}
