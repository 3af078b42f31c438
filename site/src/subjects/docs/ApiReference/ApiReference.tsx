// One part of the API: what can be asked, the things that come back, test numbers and codes, made from its description.

import { CodeBlock } from '~/ui/CodeBlock/CodeBlock';
import type { ApiPart } from '../api/reference';
import css from './ApiReference.module.css';
import { Codes } from './Codes';
import { Fields } from './Fields';
import { Heading } from './Heading';
import { Operation } from './Operation';
import { TestNumbers } from './TestNumbers';
import { Words } from './Words';

export function ApiReference({ operations, events, objects, codes, testNumbers }: ApiPart) {
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
          <CodeBlock {...example} title="What you receive" />
        </section>
      ))}
      {objects.map(({ id, title, fields }) => (
        <section className={css.part} key={id} aria-labelledby={id}>
          <Heading id={id}>{title}</Heading>
          <Fields kind="received" fields={fields} />
        </section>
      ))}
      {testNumbers.length > 0 && <TestNumbers numbers={testNumbers} />}
      {codes.map((list) => (
        <Codes key={list.id} {...list} />
      ))}
    </div>
  );
}
