// One request that can be made: its line, what it takes, what it answers and what can go wrong, and
// beside it, where there is room, an example of each.
import { Fragment } from 'react';
import { CodeBlock } from '~/ui/CodeBlock/CodeBlock';
import type { OperationView } from '../api/reference';
import { MethodLine } from '../MethodLine/MethodLine';
import css from './ApiReference.module.css';
import { Fields } from './Fields';
import { Heading } from './Heading';
import { Words } from './Words';

export function Operation(view: OperationView) {
  const { id, title, method, path, sdk, description, parameters, shared, body, answer, errors, examples } =
    view;
  return (
    <section className={`${css.part} ${css.beside}`} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <div className={css.line}>
        <MethodLine method={method} path={path} />
        <span className={css.sdk}>
          In the libraries <code>{sdk}</code>
        </span>
      </div>
      <div className={css.told}>
        <p className={css.text}>
          <Words text={description} />
        </p>
        {parameters.length > 0 && <Fields kind="sent" title="Parameters" fields={parameters} />}
        {body.length > 0 && <Fields kind="sent" title="Body" fields={body} />}
        {shared.length > 0 && (
          <p className={css.also}>
            {parameters.length + body.length > 0 ? 'Also ' : 'Takes '}
            {shared.map(({ label, href }, index) => (
              <Fragment key={label}>
                {index > 0 && ', '}
                <a href={href}>
                  <code>{label}</code>
                </a>
              </Fragment>
            ))}
            .
          </p>
        )}
        <dl className={css.outcomes}>
          <div>
            <dt>
              <b className={css.status}>{answer.status}</b>
            </dt>
            <dd>
              {answer.description}
              {answer.object && (
                <>
                  {' '}
                  <a href={answer.object.href}>What is in {answer.object.label}</a>
                </>
              )}
            </dd>
          </div>
          <div>
            <dt>Refused</dt>
            <dd>
              <ul className={css.errors}>
                {errors.map((error) => (
                  <li key={error.code}>
                    {error.status}{' '}
                    <a href={error.href}>
                      <code>{error.code}</code>
                    </a>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        </dl>
      </div>
      <div className={css.examples}>
        {examples.map((example) => (
          <CodeBlock key={example.title} {...example} />
        ))}
      </div>
    </section>
  );
}
