// Percentages side by side, with a caption saying what they measure.

import { Meter } from '~/ui/Meter/Meter';
import { Section, type SectionProps } from '~/ui/Section/Section';
import css from './Meters.module.css';

export type MetersProps = SectionProps & {
  meters: readonly { label: string; percent: number; note?: string }[];
};

export function Meters({ meters, ...section }: MetersProps) {
  return (
    <Section {...section}>
      <ul className={css.meters}>
        {meters.map(({ label, percent, note }) => (
          <li key={label} data-reveal>
            <Meter label={label} percent={percent} note={note} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
