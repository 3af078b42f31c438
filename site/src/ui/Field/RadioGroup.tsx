// One of a few options, all in sight. The first carries the group's id, so that an error link lands on it.
import type { ReactNode } from 'react';
import css from './Field.module.css';
import { frameMarks, Notes, Optional } from './FieldFrame';
import { type ControlProps, described } from './field-ids';

export function RadioGroup({ label, ...props }: ControlProps & { label: ReactNode }) {
  const { id, field, error, value } = props;
  return (
    <fieldset
      className={css.field}
      {...frameMarks(error)}
      aria-describedby={described(props)['aria-describedby']}
    >
      <legend className={css.label}>
        {label}
        {!field.required && <Optional />}
      </legend>
      <Notes id={id} hint={field.hint} error={error} />
      <div className={css.options}>
        {field.options?.map((option, index) => (
          <label className={css.option} key={option.value}>
            <input
              className={css.box}
              id={index === 0 ? id : `${id}-${index}`}
              type="radio"
              name={field.name}
              value={option.value}
              defaultChecked={option.value === value}
              required={field.required}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
