// The demo's first screen: a thin bar with the heading and a choice of school, and the office.
import type { ReactNode } from 'react';
import type { SchoolKind } from '../scenario';
import { officeWords } from '../words';
import css from './Stage.module.css';

type StageProps = { title: string; lead: string; kind: SchoolKind; children?: ReactNode };

export function Stage({ title, lead, kind, children }: StageProps) {
  return (
    <>
      <div className={css.bar}>
        <div className={`row page-width between ${css.words}`}>
          <h1>{title}</h1>
          <p>{lead}</p>
          <nav className={`row ${css.schools}`} aria-label={officeWords.schools.label}>
            {(['primary', 'secondary'] as const).map((each) => (
              <a
                href={officeWords.schools[each].href}
                aria-current={each === kind ? 'page' : undefined}
                key={each}
              >
                {officeWords.schools[each].label}
              </a>
            ))}
          </nav>
        </div>
      </div>
      <section className={css.ground} aria-labelledby="office">
        <div className={`page-width ${css.office}`}>{children}</div>
      </section>
    </>
  );
}
