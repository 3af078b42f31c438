// Everything there is, by section: the names of the sections in the margin, their pages beside them.
import { Section, type SectionProps } from '~/ui/Section/Section';
import css from './SiteIndex.module.css';

export type SiteIndexGroup = { name: string; links: readonly { label: string; href: string }[] };

export type SiteIndexProps = SectionProps & {
  groups: readonly SiteIndexGroup[];
};

export function SiteIndex({ groups, ...section }: SiteIndexProps) {
  return (
    <Section {...section}>
      {/* The names of other pages: a search finds those pages, not this list of them. */}
      <div data-unsearched>
        {groups.map(({ name, links }) => (
          <div className={css.group} key={name}>
            <h3 className={css.name}>{name}</h3>
            <ul className={css.links}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
