// The top three of the leaderboard on a podium, with their work below.

import { Badge } from '~/components/Badge/Badge';
import css from './Podium.module.css';

type Ranked = {
  rank: number;
  name: string;
  points: string;
  contributions: string;
  badges: readonly string[];
};

type PodiumProps = {
  /** The top three, the winner first. */
  entries: readonly Ranked[];
  caption: string;
  /** The unit: "points". */
  unit: string;
};

/** Podium order: second, first, third. */
const STANDING = [2, 1, 3];
const TALLEST = 190;

const pointsOf = (points: string): number => Number(points.replaceAll(',', ''));

export function Podium({ entries, caption, unit }: PodiumProps) {
  const most = Math.max(...entries.map(({ points }) => pointsOf(points)));
  const words = entries.map(({ rank, name, points }) => `${rank} ${name}, ${points} ${unit}`).join('; ');
  return (
    <>
      <figure>
        <div className={css.podium} role="img" aria-label={words}>
          {STANDING.flatMap((rank) => entries.find((entry) => entry.rank === rank) ?? []).map((entry) => (
            <div className={css.place} key={entry.rank}>
              <p className={css.name}>{entry.name}</p>
              <p className={`quiet numbers ${css.points}`}>{entry.points}</p>
              <svg
                className={css[`step${entry.rank}`]}
                width="100%"
                height={Math.round((pointsOf(entry.points) / most) * TALLEST)}
                aria-hidden="true"
              >
                <rect width="100%" height="100%" />
                <text x="50%" y="52" textAnchor="middle">
                  {entry.rank}
                </text>
              </svg>
            </div>
          ))}
        </div>
        <figcaption className={`quiet small ${css.caption}`}>{caption}</figcaption>
      </figure>
      <ol>
        {entries.map((entry) => (
          <li className={css.winner} key={entry.rank}>
            <span className={css.rank} aria-hidden="true">
              {entry.rank}
            </span>
            <div>
              <span className="visually-hidden">{entry.name}</span>
              <p className={`quiet medium ${css.contributions}`}>{entry.contributions}</p>
              <p className={`row ${css.badges}`}>
                {entry.badges.map((badge) => (
                  <Badge key={badge}>{badge}</Badge>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
