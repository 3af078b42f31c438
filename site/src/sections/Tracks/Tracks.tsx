// Ways to take part, side by side with what each asks and gives: one ruled row each, its lists in columns.

import { Icon, type IconName } from '~/ui/Icon/Icon';
import { Section, type SectionProps } from '~/ui/Section/Section';
import { Ticks } from '~/ui/Ticks/Ticks';
import css from './Tracks.module.css';

export type Track = {
  title: string;
  text: string;
  icon?: IconName;
  /** The columns: "Requirements", "Examples". All tracks of a section have the same number. */
  lists: readonly { title: string; items: readonly string[] }[];
};

export type TracksProps = SectionProps & {
  tracks: readonly Track[];
};

export function Tracks({ tracks, ...section }: TracksProps) {
  return (
    <Section {...section}>
      <ul className={css.tracks}>
        {tracks.map((track) => (
          <li className={css.track} key={track.title} data-reveal>
            <div>
              {track.icon && (
                <span className={css.icon}>
                  <Icon name={track.icon} size={28} />
                </span>
              )}
              <h3 className={css.title}>{track.title}</h3>
              <p className={css.text}>{track.text}</p>
            </div>
            {track.lists.map((list) => (
              <div key={list.title}>
                <h4 className={css.listTitle}>{list.title}</h4>
                <Ticks items={list.items} />
              </div>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}
