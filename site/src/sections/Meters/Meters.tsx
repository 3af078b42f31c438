// Percentages with labels, and the parts that each averages. If they add up to a whole, one bar shows the shares in
// colours.
import { Bar, Bars } from '~/components/Chart/Bars';
import { Chart, shareTones, Whole } from '~/components/Chart/Chart';
import { Section } from '~/components/Section/Section';
import css from './Meters.module.css';
import type { MetersWords } from './schema';

export function Meters({ meters, whole, tagsTitle, partsTitle, ...section }: MetersWords) {
  return (
    <Section {...section}>
      {whole && (
        <Chart caption={whole} wide>
          <Whole shares={meters.map(({ label, percent }) => ({ name: label, percent }))} />
        </Chart>
      )}
      <MeterList meters={meters} whole={whole} tagsTitle={tagsTitle} partsTitle={partsTitle} />
    </Section>
  );
}

type MeterListProps = { [Field in 'whole' | 'tagsTitle' | 'partsTitle']?: string | undefined } & {
  meters: MetersWords['meters'];
};

export function MeterList({ meters, whole, tagsTitle, partsTitle }: MeterListProps) {
  return (
    <ul role="list" className={whole ? css.shares : css.meters}>
      {meters.map(({ label, percent, note, description, tags, parts }, place) => (
        <li key={label} data-reveal>
          <p className={`row between ${css.line}`}>
            <span className="bold">{label}</span>
            <span className={css.figure}>{percent}%</span>
          </p>
          {!parts && (
            <div className={`chart ${css.bar}`}>
              <Bar lines={[{ length: percent, tone: (whole && shareTones[place]) || 'brand' }]} />
            </div>
          )}
          {parts && (
            <Chart caption={partsTitle}>
              <Bars
                rows={parts.map(({ name, done, of, text = `${done} of ${of}` }) => ({
                  name,
                  value: done / of,
                  text,
                }))}
              />
            </Chart>
          )}
          {note && <p className={`quiet small ${css.note}`}>{note}</p>}
          {description && <p className={`quiet medium ${css.description}`}>{description}</p>}
          {tags && (
            <p className={`quiet small ${css.note}`}>
              <strong>{tagsTitle}</strong> {tags.join(', ')}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
