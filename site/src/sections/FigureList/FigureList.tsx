// Accounts to be read line by line: what it is and what it means on the left, the amount ruled up on the right.

import { Icon } from '~/ui/Icon/Icon';
import { Section } from '~/ui/Section/Section';
import { Ticks } from '~/ui/Ticks/Ticks';
import type { FigureListWords } from '../words';
import css from './FigureList.module.css';

export type FigureListProps = FigureListWords;

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
