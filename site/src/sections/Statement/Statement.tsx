// One sentence in very large type, under a small heading.
import { Section } from '~/components/Section/Section';
import css from './Statement.module.css';
import type { StatementWords } from './schema';

export function Statement({ title, statement, text, ...section }: StatementWords) {
  return (
    <Section {...section}>
      <div className={css.split}>
        <h2 className={`large ${css.title}`}>{title}</h2>
        <div data-reveal>
          <p className={css.statement}>{statement}</p>
          {text && <p className={`quiet large ${css.text}`}>{text}</p>}
        </div>
      </div>
    </Section>
  );
}
