// Links or files in groups, with the group's name in the margin.

import { Section, type SectionProps } from '~/components/Section/Section';
import type { Link } from '~/components/schema';
import { DownloadList, type DrawnDownload } from '../Downloads/Downloads';
import css from './GroupedList.module.css';

export type FileGroup = { title: string; text: string; files: readonly DrawnDownload[] };
export type LinkGroup = { title: string; links: readonly Link[] };

export type GroupedListProps = SectionProps & { groups: readonly (FileGroup | LinkGroup)[] };

export function GroupedList({ groups, ...section }: GroupedListProps) {
  return (
    <Section {...section}>
      {groups.map((group) =>
        'files' in group ? (
          <div className={css.files} key={group.title}>
            <div className={css.margin}>
              <h3>{group.title}</h3>
              <p className={`quiet ${css.text}`}>{group.text}</p>
            </div>
            <DownloadList downloads={group.files} level={4} />
          </div>
        ) : (
          // The search skips these titles: it finds the pages themselves.
          <div className={css.links} key={group.title} data-unsearched>
            <h3 className={`large ${css.name}`}>{group.title}</h3>
            {/* On a phone the title opens the list below it. Without script the list is open: the browser searches it. */}
            <details className={css.fold} data-needs-script>
              <summary>{group.title}</summary>
            </details>
            <ul role="list" className={css.columns}>
              {group.links.map(({ label, href }) => (
                <li key={label + href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
    </Section>
  );
}
