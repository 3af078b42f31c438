// Percentages side by side, with a caption saying what they measure.
import { Band, type Tone } from '~/ui/Band/Band';
import { Meter } from '~/ui/Meter/Meter';
import { SectionHead } from '~/ui/SectionHead/SectionHead';
import css from './Meters.module.css';

export type MetersProps = {
  title: string;
  lead?: string;
  meters: readonly { label: string; percent: number; note?: string }[];
  tone?: Tone;
};

export function Meters({ title, lead, meters, tone = 'ground' }: MetersProps) {
  return (
    <Band tone={tone}>
      <SectionHead title={title} lead={lead} />
      <ul className={css.meters}>
        {meters.map(({ label, percent, note }) => (
          <li key={label} data-reveal>
            <Meter label={label} percent={percent} note={note} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
