// List of releases: version, date and type in the margin, changes beside them.

import { Badge } from '~/components/Badge/Badge';
import type { BadgeTone } from '~/components/Badge/schema';
import { PageLinks, type PageLinksProps } from '~/components/PageLinks/PageLinks';
import { Section, type SectionProps } from '~/components/Section/Section';
import { Ticks } from '~/components/Ticks/Ticks';
import { fillValues } from '~/lib/format-text';
import { ReleasePicture, type ReleasePictureProps } from '../ReleasePicture/ReleasePicture';
import type { ListWords } from '../words';
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
  picture?: ReleasePictureProps | undefined;
};

export type ReleaseLogProps = SectionProps &
  ListWords & {
    releases: readonly Release[];
    /** Link to further releases. */
    pages?: PageLinksProps | undefined;
  };

export function ReleaseLog({ releases, pages, more, moreAbout, ...section }: ReleaseLogProps) {
  return (
    <Section {...section}>
      <ol className="ruled">
        {releases.map((release) => (
          <li className={`stack ${css.release}`} key={release.version} data-reveal>
            <div className={`row ${css.margin}`}>
              <h3 className={`numbers ${css.version}`}>{release.version}</h3>
              <p className={`quiet small ${css.date}`}>
                <time dateTime={release.dateTime}>{release.date}</time>
              </p>
              <Badge tone={release.typeTone ?? 'neutral'}>{release.type}</Badge>
            </div>
            <div>
              <p className={css.description}>{release.description}</p>
              <Ticks items={release.highlights} />
              <p className={`bold ${css.link}`}>
                <a
                  href={release.href}
                  aria-label={`${more} ${fillValues(moreAbout, { version: release.version })}`}
                >
                  {more}
                </a>
              </p>
            </div>
            {release.picture && (
              <div className={css.picture}>
                <ReleasePicture {...release.picture} />
              </div>
            )}
          </li>
        ))}
      </ol>
      {pages && <PageLinks {...pages} />}
    </Section>
  );
}
