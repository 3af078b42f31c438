// A row of pills for one choice of a few. Native radio buttons: arrow keys work.
import type { ReactNode } from 'react';
import './choice.css';
import css from './PillRadios.module.css';

type PillRadiosProps = {
  legend: string;
  /** Whether the legend is visible, or for screen readers only. */
  showLegend?: boolean;
  name: string;
  options: readonly { value: string; label: ReactNode }[];
  chosen: string;
  /** For a group that a script shows. */
  hidden?: boolean;
  onChoose?: (value: string) => void;
};

export function PillRadios({
  legend,
  showLegend = false,
  name,
  options,
  chosen,
  hidden,
  onChoose,
}: PillRadiosProps) {
  return (
    <fieldset className={css.group} hidden={hidden} data-pills={name}>
      <legend className={showLegend ? css.legend : 'visually-hidden'}>{legend}</legend>
      <div className={`row ${css.pills}`}>
        {options.map(({ value, label }) => (
          <label className={css.pill} key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              {...(onChoose
                ? { checked: value === chosen, onChange: () => onChoose(value) }
                : { defaultChecked: value === chosen })}
            />
            <span data-choice>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
