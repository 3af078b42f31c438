// Parts of a whole: one bar cut into its pieces, then each piece with its own meter, what it is, and its tags.
import { Badge } from '~/ui/Badge/Badge';
import { Meter } from '~/ui/Meter/Meter';
import { Section, type SectionProps } from '~/ui/Section/Section';
import css from './Shares.module.css';

export type Share = { name: string; percent: number; description: string; tags: readonly string[] };

export type SharesProps = SectionProps & {
  /** At most four; together they make 100. */
  shares: readonly Share[];
  /** What the tags are: "Languages". */
  tagsTitle: string;
};

export function Shares({ shares, tagsTitle, ...section }: SharesProps) {
  return (
    <Section {...section}>
      {/* The meters below say the same in words. */}
      <svg className={css.whole} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        {pieces(shares.map(({ percent }) => percent)).map(({ start, width }, index) => (
          <rect className={css[`piece${index}`]} key={start} x={start} width={width} height="6" />
        ))}
      </svg>
      <ul className={css.shares}>
        {shares.map((share) => (
          <li className={css.share} key={share.name} data-reveal>
            <Meter label={share.name} percent={share.percent} />
            <p className={css.description}>{share.description}</p>
            <p className={css.tagsTitle}>{tagsTitle}</p>
            <ul className={css.tags}>
              {share.tags.map((tag) => (
                <li key={tag}>
                  <Badge>{tag}</Badge>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Where each piece of a bar of 100 starts and how wide it is, with a hair of ground between two. */
export function pieces(percents: readonly number[]): { start: number; width: number }[] {
  const whole = percents.reduce((sum, percent) => sum + percent, 0);
  if (whole !== 100) throw new Error(`The shares make ${whole} percent, not 100.`);
  const gap = 0.4;
  return percents.map((percent, index) => {
    const start = percents.slice(0, index).reduce((sum, before) => sum + before, 0);
    return { start, width: index === percents.length - 1 ? percent : percent - gap };
  });
}
