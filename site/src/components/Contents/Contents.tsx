// Numbered table of contents.

import css from './Contents.module.css';
import type { ContentsWords } from './schema';

export function Contents({ label, entries }: ContentsWords) {
  return (
    <nav className={css.contents} aria-label={label}>
      <ol>
        {entries.map(({ label: name, href, note }, index) => (
          <li key={href}>
            <a className={css.entry} href={href}>
              <span className={`brand ${css.number}`} aria-hidden="true">
                {index + 1}
              </span>
              <span className={`row between ${css.text}`}>
                <span className={`bold ${css.name}`}>{name}</span>
                {note && <span className={`quiet medium ${css.note}`}>{note}</span>}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
