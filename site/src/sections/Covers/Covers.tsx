// Articles, case studies, papers and press as cards, each with a drawing.

import { CoverCard, type CoverCardProps } from '~/components/CoverCard/CoverCard';
import { Section } from '~/components/Section/Section';
import css from './Covers.module.css';
import type { CoversWords } from './schema';

export type Cover = Omit<CoverCardProps, 'children' | 'large' | 'href'> & {
  href: string;
  linkLabel?: string;
};

export type CoversProps = CoversWords & { covers: readonly Cover[] };

export function Covers({ covers, variant = 'grid', ...section }: CoversProps) {
  return (
    <Section {...section}>
      <CoverList covers={covers} variant={variant} />
    </Section>
  );
}

/** The list only, for use inside another section. */
export function CoverList({ covers, variant = 'grid' }: Pick<CoversProps, 'covers' | 'variant'>) {
  const isLarge = (index: number) => variant === 'rows' || (variant === 'featured' && index === 0);
  return (
    <ul
      role="list"
      className={
        variant === 'rows' ? css.rows : variant === 'featured' ? `${css.covers} ${css.featured}` : css.covers
      }
    >
      {covers.map(({ linkLabel, href, ...card }, index) => (
        <li key={href} data-reveal={variant !== 'rows' || undefined}>
          <CoverCard {...card} href={linkLabel ? undefined : href} large={isLarge(index)}>
            {linkLabel && (
              <p className={`bold ${css.more}`}>
                <a href={href} aria-label={`${linkLabel}: ${card.title}`}>
                  {linkLabel}
                </a>
              </p>
            )}
          </CoverCard>
        </li>
      ))}
    </ul>
  );
}
