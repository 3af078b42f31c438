// One of a few options, in the platform's own list; the first entry says that nothing is chosen yet.
import css from './Field.module.css';
import { asked, type ControlProps } from './field-ids';

export function Select(props: ControlProps) {
  const { options = [], placeholder = 'Select one' } = props.field;
  return (
    <div className={css.select}>
      <select {...asked(props)} className={css.input}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
