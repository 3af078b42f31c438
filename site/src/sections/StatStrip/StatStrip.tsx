// Figures set like a page of accounts: each with what it counts, ruled, in one row on wide screens.
import { Band, type Tone } from '~/ui/Band/Band';
import { SectionHead } from '~/ui/SectionHead/SectionHead';
import css from './StatStrip.module.css';

export type Stat = { figure: string; label: string; note?: string };

export type StatStripProps = {
  stats: readonly Stat[];
  /** Names the strip for those who can't see it; shown as a heading when `showTitle` is set. */
  title: string;
  showTitle?: boolean;
  lead?: string;
  /** Beside the heading, where it is shown. */
  link?: { label: string; href: string };
  tone?: Tone;
};

export function StatStrip({ stats, title, showTitle = false, lead, link, tone = 'raised' }: StatStripProps) {
  return (
    <Band tone={tone} space={showTitle ? 'wide' : 'tight'}>
      {showTitle ? (
        <SectionHead title={title} lead={lead} link={link} />
      ) : (
        <h2 className="visually-hidden">{title}</h2>
      )}
      <dl className={css.ledger} data-reveal>
        {stats.map(({ figure, label, note }) => (
          <div className={css.entry} key={label}>
            <dt className={css.label}>{label}</dt>
            <dd className={/^[a-z]{7}/i.test(figure) ? `${css.figure} ${css.word}` : css.figure}>{figure}</dd>
            {note && <dd className={css.note}>{note}</dd>}
          </div>
        ))}
      </dl>
    </Band>
  );
}
