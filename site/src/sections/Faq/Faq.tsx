// Questions and answers. `<details name>` opens one at a time without script.
import type { ReactNode } from 'react';
import { Section, SectionHead } from '~/components/Section/Section';
import css from './Faq.module.css';
import type { FaqWords } from './schema';

export type FaqProps = FaqWords & {
  /** Under the heading, beside the questions; without it they stand in two columns. */
  children?: ReactNode;
};

export function Faq({ items, id = 'faq', tone, children, ...head }: FaqProps) {
  return (
    <Section tone={tone} id={id}>
      <div className={children ? css.split : undefined}>
        <div>
          <SectionHead {...head} />
          {children}
        </div>
        <div className={children ? 'ruled' : css.pairs}>
          {items.map(({ question, answer }) => (
            <details className={css.item} name={id} key={question}>
              <summary className={`between ${css.question}`}>
                <h3 className={css.heading}>{question}</h3>
              </summary>
              <p className={`quiet ${css.answer}`}>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
