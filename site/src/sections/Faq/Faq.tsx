// Questions and answers. `<details name>` opens one at a time without script.
import { Section, SectionHead } from '~/ui/Section/Section';
import css from './Faq.module.css';
import type { FaqWords } from './words';

export type FaqProps = FaqWords;

export function Faq({ items, id = 'faq', tone, ...head }: FaqProps) {
  return (
    <Section tone={tone} id={id}>
      <div className={css.split}>
        <SectionHead {...head} />
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
