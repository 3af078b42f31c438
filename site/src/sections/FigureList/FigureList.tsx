// Accounts to be read line by line: what it is and what it means on the left, the amount ruled up on the right.

import { Icon, type IconName } from '~/ui/Icon/Icon';
import { Section, type SectionProps } from '~/ui/Section/Section';
import { Ticks } from '~/ui/Ticks/Ticks';
import css from './FigureList.module.css';

export type FigureListEntry = {
  /** "UGX 5.2B", "85%", "12+": what is compared down the column. */
  figure: string;
  title: string;
  text: string;
  points?: readonly string[];
};

export type FigureListGroup = {
  /** Stands in the margin; a ledger of one group needs none. */
  title?: string;
  text?: string;
  icon?: IconName;
  entries: readonly FigureListEntry[];
};

export type FigureListProps = SectionProps & {
  groups: readonly FigureListGroup[];
  /** What stands above the points of an entry: "Examples". */
  pointsTitle?: string;
};

export function FigureList({ groups, pointsTitle, ...section }: FigureListProps) {
  return (
    <Section {...section}>
      {groups.map((group) => (
        <div className={group.title ? css.group : css.only} key={group.title ?? 'only'}>
          {group.title && (
            <div className={css.margin}>
              {group.icon && (
                <span className={css.icon}>
                  <Icon name={group.icon} size={28} />
                </span>
              )}
              <h3 className={css.groupTitle}>{group.title}</h3>
              {group.text && <p className={css.groupText}>{group.text}</p>}
            </div>
          )}
          <dl className="ruled">
            {group.entries.map((entry) => (
              <div className={entry.points ? `${css.line} ${css.long}` : css.line} key={entry.title}>
                <dt className={css.title}>{entry.title}</dt>
                <dd className={css.figure}>{entry.figure}</dd>
                <dd className={css.text}>{entry.text}</dd>
                {entry.points && (
                  <dd className={css.points}>
                    {pointsTitle && <p className={css.pointsTitle}>{pointsTitle}</p>}
                    <Ticks items={entry.points} />
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </div>
      ))}
    </Section>
  );
}
