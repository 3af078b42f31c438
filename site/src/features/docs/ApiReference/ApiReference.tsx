// One part of the API reference: requests, objects, test numbers and codes, made from the OpenAPI file.

import { Fragment, type ReactNode } from 'react';
import { CodeBlock } from '~/components/CodeBlock/CodeBlock';
import type { ApiField, ApiPart, OperationView } from '../api/reference';
import css from './ApiReference.module.css';

export function ApiReference({ operations, events, objects, codes }: ApiPart) {
  return (
    <div className={css.reference} data-wide>
      {operations.map((operation) => (
        <Operation key={operation.id} {...operation} />
      ))}
      {events.map(({ id, type, title, description, object, example }) => (
        <section className={`${css.part} ${css.beside}`} key={id} aria-labelledby={id}>
          <Heading id={id}>
            <code className={css.event}>{type}</code>
          </Heading>
          <p className={css.text}>
            <strong>{title}.</strong> <Words text={description} />
            {object && (
              <>
                {' '}
                <code>data</code> is <a href={object.href}>{object.label}</a>.
              </>
            )}
          </p>
          <CodeBlock {...example} title="What you receive" about={type} />
        </section>
      ))}
      {objects.map(({ id, title, fields }) => (
        <section className={css.part} key={id} aria-labelledby={id}>
          <Heading id={id}>{title}</Heading>
          <Fields kind="received" fields={fields} />
        </section>
      ))}
      {codes.map((list) => (
        <Codes key={list.id} {...list} />
      ))}
    </div>
  );
}

function Operation(view: OperationView) {
  const { id, title, method, path, sdk, description, parameters, shared, body, response, errors, examples } =
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
              <b className={css.status}>{response.status}</b>
            </dt>
            <dd>
              {response.description}
              {response.object && (
                <>
                  {' '}
                  See <a href={response.object.href}>{response.object.label}</a>.
                </>
              )}
            </dd>
          </div>
          {errors.length > 0 && (
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
          )}
        </dl>
      </div>
      <div className={css.examples}>
        {examples.map((example) => (
          <CodeBlock key={example.title} {...example} about={title} />
        ))}
      </div>
    </section>
  );
}

type Props = {
  /** Request fields are required or optional; reply fields may be missing. */
  kind: 'sent' | 'received';
  title?: string;
  fields: readonly ApiField[];
};

function Fields({ kind, title, fields }: Props) {
  return (
    <div>
      {title && <h3 className={css.label}>{title}</h3>}
      <dl className={css.fields}>
        {fields.map(({ name, type, required, values, description, object }) => (
          <div className={css.field} key={name}>
            <dt>
              <code className={css.name}>{name}</code>
              <span className={css.type}>
                {type}
                {kind === 'sent' && required && (
                  <>
                    {' '}
                    <b className={css.required}>required</b>
                  </>
                )}
                {kind === 'received' && !required && ', not always there'}
              </span>
            </dt>
            <dd>
              <Words text={description} />
              {object && (
                <>
                  {' '}
                  See <a href={object.href}>{object.label}</a>.
                </>
              )}
              {values && values.length > 1 && (
                <ul className={css.values}>
                  {values.map((value) => (
                    <li key={value}>
                      <code>{value}</code>
                    </li>
                  ))}
                </ul>
              )}
              {values?.length === 1 && (
                <>
                  {' '}
                  <code>{values[0]}</code>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Codes({ id, title, codes }: ApiPart['codes'][number]) {
  return (
    <section className={css.part} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <dl>
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

export type MethodLineProps = { method: string; path: string };

export function MethodLine({ method, path }: MethodLineProps) {
  return (
    <code className={css.methodLine}>
      <span className={css.method} data-method={method}>
        {method}
      </span>{' '}
      <span className={css.path}>
        {path.split(/(\{\w+\})/).map((step) => (step.startsWith('{') ? <i key={step}>{step}</i> : step))}
      </span>
    </code>
  );
}

function Heading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 className={css.heading} id={id}>
      <a href={`#${id}`}>{children}</a>
    </h2>
  );
}

function Words({ text }: { text: string }) {
  return text
    .split(/(`[^`]+`)/)
    .map((part) => (part.startsWith('`') ? <code key={part}>{part.slice(1, -1)}</code> : part));
}
