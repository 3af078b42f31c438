// A row of names set as text marks: who trusts us, who we work with.
import css from './NameStrip.module.css';

export type NameStripProps = { title: string; names: readonly { short: string; full: string }[] };

export function NameStrip({ title, names }: NameStripProps) {
  return (
    <div className={css.strip}>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.names}>
        {names.map(({ short, full }) => (
          <li key={short}>
            <abbr className={css.name} title={full}>
              {short}
            </abbr>
          </li>
        ))}
      </ul>
    </div>
  );
}
