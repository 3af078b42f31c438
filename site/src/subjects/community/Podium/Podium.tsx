// The first three on their steps, each as high as its points; the list beneath says the same of all, and more.
import css from './Podium.module.css';

export type PodiumProps = {
  /** The first three, the winner first. */
  entries: readonly { rank: number; name: string; points: string }[];
  caption: string;
};

/** As the steps stand: the second left of the first, the third right. */
const STANDING = [2, 1, 3];
const TALLEST = 190;

export const pointsOf = (points: string): number => Number(points.replaceAll(',', ''));

export function Podium({ entries, caption }: PodiumProps) {
  const most = Math.max(...entries.map(({ points }) => pointsOf(points)));
  const words = entries.map(({ rank, name, points }) => `${rank} ${name}, ${points} points`).join('; ');
  return (
    <figure>
      <div className={css.podium} role="img" aria-label={words}>
        {STANDING.flatMap((rank) => entries.find((entry) => entry.rank === rank) ?? []).map((entry) => (
          <div className={css.place} key={entry.rank}>
            <p className={css.name}>{entry.name}</p>
            <p className={css.points}>{entry.points}</p>
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
      <figcaption className={css.caption}>{caption}</figcaption>
    </figure>
  );
}
