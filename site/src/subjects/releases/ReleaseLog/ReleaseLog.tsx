// Releases as a log: version, date and type in the margin, what changed beside it.
import { Badge, type BadgeTone } from '~/ui/Badge/Badge';
import { PageLinks, type PageLinksProps } from '~/ui/PageLinks/PageLinks';
import { Section, type SectionProps } from '~/ui/Section/Section';
import { Ticks } from '~/ui/Ticks/Ticks';
import css from './ReleaseLog.module.css';

export type Release = {
  version: string;
  date: string;
  dateTime: string;
  type: string;
  typeTone?: BadgeTone;
  description: string;
  highlights: readonly string[];
  href: string;
};

export type ReleaseLogProps = SectionProps & {
  releases: readonly Release[];
  /** Where there are more of them than here. */
  pages?: PageLinksProps | undefined;
};

export function ReleaseLog({ releases, pages, ...section }: ReleaseLogProps) {
  return (
    <Section {...section}>
      <ol className="ruled">
        {releases.map((release) => (
          <li className={css.release} key={release.version} data-reveal>
            <div className={css.margin}>
              <h3 className={css.version}>{release.version}</h3>
              <p className={css.date}>
                <time dateTime={release.dateTime}>{release.date}</time>
              </p>
              <Badge tone={release.typeTone ?? 'neutral'}>{release.type}</Badge>
            </div>
            <div>
              <p className={css.description}>{release.description}</p>
              <Ticks items={release.highlights} />
              <p className={css.link}>
                <a href={release.href}>
                  Learn more<span className="visually-hidden"> about {release.version}</span>
                </a>
              </p>
            </div>
          </li>
        ))}
      </ol>
      {pages && <PageLinks {...pages} />}
    </Section>
  );
}
