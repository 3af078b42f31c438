// A row of names: as text, or as school crests with the full name.

import { SampleMark } from '~/ui/SampleMark/SampleMark';
import css from './NameStrip.module.css';
import type { NameStripWords } from './words';

/** `mark` says that the names are samples. */
export type NameStripProps = NameStripWords & { mark?: string };

export function NameStrip({ title, mark, names, look = 'marks' }: NameStripProps) {
  return (
    <div className={`${css.strip} ${css[look]}`}>
      <h2 className={css.title}>
        {title} {mark && <SampleMark>{mark}</SampleMark>}
      </h2>
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
