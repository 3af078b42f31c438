// Figures with labels, ruled; in one row on wide screens.
import { Section } from '~/components/Section/Section';
import css from './Figures.module.css';
import type { FiguresWords } from './schema';

export function Figures({ stats, title, showTitle = false, tone = 'raised', ...section }: FiguresWords) {
  return (
    <Section
      {...section}
      tone={tone}
      title={showTitle ? title : undefined}
      space={showTitle ? 'wide' : 'tight'}
    >
      {title && !showTitle && <h2 className="visually-hidden">{title}</h2>}
      <dl className={css.ledger} data-reveal>
        {stats.map(({ figure, label, note }) => (
          <div className={css.entry} key={label}>
            <dt className={`quiet ${css.label}`}>{label}</dt>
            <dd className={css.figure}>{figure}</dd>
            {note && <dd className={`quiet small ${css.note}`}>{note}</dd>}
          </div>
        ))}
      </dl>
    </Section>
  );
}
