// What someone may do, as boxes to tick.
import { type Right, rights } from '@tred/contract/rights';
import type { StaffWords } from '../staff-words';
import css from './Staff.module.css';

type RightsBoxesProps = {
  legend: string;
  words: StaffWords['rights'];
  held: readonly Right[];
  onChange: (rights: readonly Right[]) => void;
};

export function RightsBoxes({ legend, words, held, onChange }: RightsBoxesProps) {
  return (
    <fieldset className={css.rights}>
      <legend className="visually-hidden">{legend}</legend>
      {rights.map((right) => (
        <label className={css.tick} key={right}>
          <input
            type="checkbox"
            checked={held.includes(right)}
            onChange={({ target }) =>
              onChange(rights.filter((each) => (each === right ? target.checked : held.includes(each))))
            }
          />
          {words[right]}
        </label>
      ))}
    </fieldset>
  );
}
