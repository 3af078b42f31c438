// A row of names: as text, or as school crests with the full name.

import css from './NameStrip.module.css';
import type { NameStripWords } from './words';

export type NameStripProps = NameStripWords;

export function NameStrip({ title, names, look = 'marks' }: NameStripProps) {
  return (
    <div className={`${css.strip} ${css[look]}`}>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.names}>
        {names.map(({ short, full }) => (
          <li key={short}>
            {look === 'crests' ? (
              <>
                <b className={css.crest}>{short}</b> <span className={css.full}>{full}</span>
              </>
            ) : (
              <abbr className={css.name} title={full}>
                {short}
              </abbr>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
