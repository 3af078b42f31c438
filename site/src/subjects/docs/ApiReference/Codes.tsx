// Codes with what each means and what to do next, set like a dictionary.
import type { ApiPart } from '../api/reference';
import css from './ApiReference.module.css';
import { Heading } from './Heading';
import { Words } from './Words';

export function Codes({ id, title, codes }: ApiPart['codes'][number]) {
  return (
    <section className={css.part} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <dl className={css.codes}>
        {codes.map(({ code, status, meaning, next, ...one }) => (
          <div className={css.code} id={one.id} key={code}>
            <dt>
              {status && <b className={css.status}>{status}</b>}
              <code>{code}</code>
            </dt>
            <dd>
              <p>
                <Words text={meaning} />
              </p>
              <p className={css.next}>
                <Words text={next} />
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
