// A ranking: the first three large, the rest as a ruled list with points set for comparing.
import { Badge } from '~/ui/Badge/Badge';
import { Band, type Tone } from '~/ui/Band/Band';
import { Monogram } from '~/ui/Monogram/Monogram';
import { SectionHead } from '~/ui/SectionHead/SectionHead';
import css from './RankList.module.css';

export type Ranked = {
  rank: number;
  name: string;
  points: string;
  contributions: string;
  badges: readonly string[];
};

export type RankListProps = { title: string; lead?: string; entries: readonly Ranked[]; tone?: Tone };

export function RankList({ title, lead, entries, tone = 'ground' }: RankListProps) {
  return (
    <Band tone={tone}>
      <SectionHead title={title} lead={lead} />
      <ol className={css.ranks}>
        {entries.map((entry) => (
          <li
            className={entry.rank <= 3 ? `${css.entry} ${css.podium}` : css.entry}
            key={entry.rank}
            value={entry.rank}
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
            <p className={css.points}>
              {entry.points} <span className={css.unit}>points</span>
            </p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
