// A row of names: as text, or as school crests with the full name.

import type { ReactNode } from 'react';
// The crests’ colours.
import '~/components/cloth.css';
import { Monogram } from '~/components/Monogram/Monogram';
import css from './Names.module.css';
import type { NamesWords } from './schema';

type CrestProps = { href?: string | undefined; children: ReactNode };

const Crest = ({ href, children }: CrestProps) => (href ? <a href={href}>{children}</a> : children);

export function Names({ title, names, variant = 'marks' }: NamesWords) {
  return (
    <div className={`row page-width ${css.strip} ${css[variant]}`}>
      <h2 className={`quiet ${css.title}`}>{title}</h2>
      <ul role="list" className={`row between ${css.names}`}>
        {names.map(({ short, full, href }) => (
          <li key={short}>
            {variant === 'crests' ? (
              <Crest href={href}>
                <b className={css.crest} aria-hidden="true">
                  {short}
                </b>{' '}
                <span className={css.full}>{full}</span>
              </Crest>
            ) : (
              <>
                <Monogram name={short} />
                <abbr className={`quiet ${css.name}`} title={full}>
                  {short}
                </abbr>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
