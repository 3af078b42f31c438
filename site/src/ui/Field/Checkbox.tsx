// A box to tick, with its words beside it. Never ticked beforehand.
import type { ReactNode } from 'react';
import css from './Field.module.css';
import { frameMarks, Notes } from './FieldFrame';
import { type ControlProps, described } from './field-ids';

export function Checkbox({ label, ...props }: ControlProps & { label: ReactNode }) {
  const { id, field, error } = props;
  return (
    <div className={css.field} {...frameMarks(error)}>
      <Notes id={id} hint={field.hint} error={error} />
      <label className={css.option}>
        <input
          {...described(props)}
          className={css.box}
          id={id}
          type="checkbox"
          name={field.name}
          required={field.required}
        />
        <span>{label}</span>
      </label>
    </div>
  );
}
