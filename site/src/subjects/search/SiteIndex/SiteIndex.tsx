// Everything there is, by section: the names of the sections in the margin, their pages beside them.
import { Band, type Tone } from '~/ui/Band/Band';
import { SectionHead } from '~/ui/SectionHead/SectionHead';
import css from './SiteIndex.module.css';

export type SiteIndexGroup = { name: string; links: readonly { label: string; href: string }[] };

export type SiteIndexProps = {
  title: string;
  lead?: string;
  groups: readonly SiteIndexGroup[];
  id?: string;
  tone?: Tone;
};

export function SiteIndex({ title, lead, groups, id, tone = 'ground' }: SiteIndexProps) {
  return (
    <Band tone={tone} id={id}>
      <SectionHead title={title} lead={lead} />
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
    </Band>
  );
}
