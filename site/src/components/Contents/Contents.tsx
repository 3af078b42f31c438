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
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
              <span className={css.text}>
                <span className={css.name}>{name}</span>
                {note && <span className={css.note}>{note}</span>}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
