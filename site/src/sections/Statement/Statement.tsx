// One sentence that carries the page, set as large as a poster, under a small heading that says what it is.
import { Band, type Tone } from '~/ui/Band/Band';
import css from './Statement.module.css';

export type StatementProps = { title: string; statement: string; text?: string; tone?: Tone };

export function Statement({ title, statement, text, tone = 'ground' }: StatementProps) {
  return (
    <Band tone={tone}>
      <div className={css.split}>
        <h2 className={css.title}>{title}</h2>
        <div data-reveal>
          <p className={css.statement}>{statement}</p>
          {text && <p className={css.text}>{text}</p>}
        </div>
      </div>
    </Band>
  );
}
