// Figures: title and text on the left, the figure on the right. Groups are columns on wide screens.

import { Icon } from '~/components/Icon/Icon';
import { DrawingTile } from '~/components/ObjectDrawing/ObjectDrawing';
import { Section } from '~/components/Section/Section';
import { Ticks } from '~/components/Ticks/Ticks';
import css from './FigureList.module.css';
import type { FigureListWords } from './schema';

export function FigureList({ groups, pointsTitle, ...section }: FigureListWords) {
  return (
    <Section {...section}>
      <div className={css.groups}>
        {groups.map((group) => (
          <div key={group.title ?? 'only'}>
            {group.title && (
              <div className={`row ${css.head}`}>
                {group.icon && <Icon name={group.icon} size={26} />}
                <h3 className={css.groupTitle}>{group.title}</h3>
                {group.text && <p className={`quiet medium ${css.groupText}`}>{group.text}</p>}
              </div>
            )}
            <dl className="ruled">
              {group.entries.map((entry) => (
                <div
                  className={entry.points ? `${css.line} ${css.long}` : css.line}
                  key={`${entry.title} ${entry.figure}`}
                >
                  <dt className={css.title}>
                    {entry.drawing && <DrawingTile name={entry.drawing} />}
                    {entry.title}
                  </dt>
                  <dd className={`brand ${css.figure}`}>{entry.figure}</dd>
                  <dd className={`quiet medium ${css.text}`}>
                    {entry.text} {entry.link && <a href={entry.link.href}>{entry.link.label}</a>}
                  </dd>
                  {entry.points && (
                    <dd className={css.points}>
                      {pointsTitle && <p className={`label ${css.pointsTitle}`}>{pointsTitle}</p>}
                      <Ticks items={entry.points} />
                    </dd>
                  )}
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Section>
  );
}
