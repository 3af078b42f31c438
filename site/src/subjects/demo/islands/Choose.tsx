// One of a list, with its label above it.
import { useId } from 'react';
import type { Choice } from '../views';
import css from './Choose.module.css';

type ChooseProps = {
  label: string;
  options: readonly Choice[];
  chosen: string;
  /** Where to go on, when what was pressed is gone. */
  next?: boolean;
  onChoose: (value: string) => void;
};

export function Choose({ label, options, chosen, next = false, onChoose }: ChooseProps) {
  const id = useId();
  return (
    <div className={css.choose}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <select
        className={css.select}
        id={id}
        value={chosen}
        data-next={next || undefined}
        onChange={(event) => onChoose(event.target.value)}
      >
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
