// Questions and answers. `<details name>` opens one at a time without script.
import type { ReactNode } from 'react';
import { Section, SectionHead } from '~/ui/Section/Section';
import css from './Faq.module.css';
import type { FaqWords } from './words';

export type FaqProps = FaqWords & {
  /** Under the heading. */
  children?: ReactNode;
};

export function Faq({ items, id = 'faq', tone, children, ...head }: FaqProps) {
  return (
    <Section tone={tone} id={id}>
      <div className={css.split}>
        <div>
          <SectionHead {...head} />
          {children}
        </div>
        <div className="ruled">
          {items.map(({ question, answer }) => (
            <details className={css.item} name={id} key={question}>
              <summary className={css.question}>
                <h3 className={css.heading}>{question}</h3>
              </summary>
              <p className={css.answer}>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
