// A card of facts: when, where, how many. Each may be a link.

import css from './FactSheet.module.css';
import type { FactSheetWords } from './schema';

export function FactSheet({ facts }: FactSheetWords) {
  return (
    <div className={`panel ${css.sheet}`}>
      <dl className={css.facts}>
        {facts.map(({ label, lines, alike, link }) => (
          <div className={css.fact} key={label}>
            <dt className={`quiet small ${css.label}`}>{label}</dt>
            {lines.map((line) => (
              <dd className={alike ? css.alike : css.line} key={line}>
                {line}
              </dd>
            ))}
            {link && (
              <dd className={`small ${css.link}`}>
                <a href={link.href}>{link.label}</a>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}
