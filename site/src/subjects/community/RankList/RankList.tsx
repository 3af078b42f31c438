// A ranking: the first three large, the rest smaller, with points set for comparing and a bar as long as they are.
import { Badge } from '~/ui/Badge/Badge';
import { Monogram } from '~/ui/Monogram/Monogram';
import { Section, type SectionProps } from '~/ui/Section/Section';
import { pointsOf } from '../Podium/Podium';
import css from './RankList.module.css';

export type Ranked = {
  rank: number;
  name: string;
  points: string;
  contributions: string;
  badges: readonly string[];
};

export type RankListProps = SectionProps & { entries: readonly Ranked[] };

export function RankList({ entries, ...section }: RankListProps) {
  const most = Math.max(...entries.map(({ points }) => pointsOf(points)));
  return (
    <Section {...section}>
      <ol className="ruled">
        {entries.map((entry) => (
          <li
            className={entry.rank <= 3 ? `${css.entry} ${css.podium}` : css.entry}
            key={entry.rank}
            value={entry.rank}
            data-reveal
          >
            <span className={css.rank} aria-hidden="true">
              {entry.rank}
            </span>
            <Monogram name={entry.name} />
            <div className={css.words}>
              <h3 className={css.name}>{entry.name}</h3>
              <p className={css.contributions}>{entry.contributions}</p>
              <p className={css.badges}>
                {entry.badges.map((badge) => (
                  <Badge key={badge}>{badge}</Badge>
                ))}
              </p>
            </div>
            <svg className={css.bar} width="100%" height="10" aria-hidden="true">
              <rect width={`${Math.round((pointsOf(entry.points) / most) * 100)}%`} height="10" />
            </svg>
            <p className={css.points}>
              {entry.points} <span className={css.unit}>points</span>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
