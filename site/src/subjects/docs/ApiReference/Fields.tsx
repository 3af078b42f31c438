// Fields or parameters as a ruled list: the name and type, then what it means. Reads in one column on a phone.
import type { Field } from '../api/reference';
import css from './Fields.module.css';
import { Words } from './Words';

type Props = {
  /** Whether the reader sends them, and must know which are needed, or gets them, and must know which may be missing. */
  kind: 'sent' | 'received';
  title?: string;
  fields: readonly Field[];
};

export function Fields({ kind, title, fields }: Props) {
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
