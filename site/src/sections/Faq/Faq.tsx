// Questions and answers. `<details name>` keeps one open at a time without script.
import { Band, type Tone } from '~/ui/Band/Band';
import { SectionHead } from '~/ui/SectionHead/SectionHead';
import css from './Faq.module.css';

export type FaqItem = { question: string; answer: string };

export type FaqProps = {
  title: string;
  lead?: string;
  items: readonly FaqItem[];
  /** Where the other answers are. */
  link?: { label: string; href: string };
  id?: string;
  tone?: Tone;
};

export function Faq({ title, lead, items, link, id = 'faq', tone = 'ground' }: FaqProps) {
  return (
    <Band tone={tone} id={id}>
      <div className={css.split}>
        <SectionHead title={title} lead={lead} link={link} />
        <div className={css.items}>
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
    </Band>
  );
}
