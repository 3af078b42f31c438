// Figures set like a page of accounts: each with what it counts, ruled, in one row on wide screens.
import { Section, type SectionProps } from '~/ui/Section/Section';
import { counted } from './counted';
import css from './StatStrip.module.css';

export type Stat = { figure: string; label: string; note?: string };

export type StatStripProps = SectionProps & {
  stats: readonly Stat[];
  /** Else the title only names the strip, for those who can't see it. */
  showTitle?: boolean;
};

export function StatStrip({ stats, title, showTitle = false, tone = 'raised', ...section }: StatStripProps) {
  return (
    <Section
      {...section}
      tone={tone}
      title={showTitle ? title : undefined}
      space={showTitle ? 'wide' : 'tight'}
    >
      {!showTitle && <h2 className="visually-hidden">{title}</h2>}
      <dl className={css.ledger} data-reveal>
        {stats.map(({ figure, label, note }) => (
          <div className={css.entry} key={label}>
            <dt className={css.label}>{label}</dt>
            <dd className={/^[a-z]{7}/i.test(figure) ? `${css.figure} ${css.word}` : css.figure}>
              <Figure figure={figure} />
            </dd>
            {note && <dd className={css.note}>{note}</dd>}
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The style sheet counts up to the number as the strip comes into view. */
function Figure({ figure }: { figure: string }) {
  const parts = counted(figure);
  if (!parts) return figure;
  return (
    <>
      {parts.lead}
      <span data-n={parts.number}>{parts.number}</span>
      {parts.rest}
    </>
  );
}
