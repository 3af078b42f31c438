// Percentages side by side, each with what it measures. Where they make a whole, one bar above is cut into its pieces.
import { Badge } from '~/ui/Badge/Badge';
import { Meter } from '~/ui/Meter/Meter';
import { Section, type SectionProps } from '~/ui/Section/Section';
import css from './Meters.module.css';

export type Share = {
  label: string;
  percent: number;
  note?: string;
  description?: string;
  tags?: readonly string[];
};

export type MetersProps = SectionProps & {
  meters: readonly Share[];
  /** At most four that together make 100. */
  whole?: boolean;
  /** What the tags are: "Languages". */
  tagsTitle?: string;
};

export function Meters({ meters, whole = false, tagsTitle, ...section }: MetersProps) {
  return (
    <Section {...section}>
      {/* The meters below say the same in words. */}
      {whole && (
        <svg className={css.whole} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          {pieces(meters.map(({ percent }) => percent)).map(({ start, width }, index) => (
            <rect className={css[`piece${index}`]} key={start} x={start} width={width} height="6" />
          ))}
        </svg>
      )}
      <ul className={whole ? css.shares : css.meters}>
        {meters.map(({ label, percent, note, description, tags }) => (
          <li key={label} data-reveal>
            <Meter label={label} percent={percent} note={note} />
            {description && <p className={css.description}>{description}</p>}
            {tagsTitle && <p className={css.tagsTitle}>{tagsTitle}</p>}
            {tags && (
              <ul className={css.tags}>
                {tags.map((tag) => (
                  <li key={tag}>
                    <Badge>{tag}</Badge>
                  </li>
                ))}
              </ul>
            )}
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
