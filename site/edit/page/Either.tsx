// One of several kinds of entry, each with its own fields.
import { useRef, useState } from 'react';
import fieldCss from '~/ui/Field/Field.module.css';
import { blank, fit, type Shape } from '../shape.ts';
import { Control } from './Control';
import { asGroup, type ControlProps } from './control-props.ts';
import { Part } from './Part';

export function Either(props: ControlProps<'either'>) {
  const { path, shape, value, onChange } = props;
  const best = shape.options.map((option) => fit(option.shape, value));
  const [chosen, setChosen] = useState(Math.max(0, best.indexOf(Math.max(...best))));
  const option = shape.options[chosen];
  // Whoever goes back to a kind finds what was typed there.
  const before = useRef<unknown[]>([]);
  function choose(at: number) {
    before.current[chosen] = value;
    setChosen(at);
    const next = shape.options[at]?.shape as Shape;
    onChange(before.current[at] ?? carried(next, value));
  }
  if (!option) return null;
  return (
    <Part {...props} sharesPath>
      <div className={fieldCss.select}>
        <select
          aria-label={`Kind of ${props.label.toLowerCase() || 'entry'}`}
          className={fieldCss.input}
          value={chosen}
          onChange={(event) => choose(Number(event.target.value))}
        >
          {shape.options.map(({ label }, at) => (
            <option key={label} value={at}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {(option.shape.kind !== 'choice' || option.shape.options.length > 1) && (
        <Control
          key={chosen}
          path={path}
          label={option.shape.kind === 'group' ? '' : option.label}
          required
          shape={option.shape}
          value={value}
          onChange={onChange}
        />
      )}
    </Part>
  );
}

/** A new kind of entry with what it has in common with the one before. */
function carried(shape: Shape, value: unknown): unknown {
  const start = blank(shape);
  if (shape.kind !== 'group') return start;
  const same = shape.fields.filter(
    ({ name, shape }) => name in asGroup(value) && (shape.kind !== 'choice' || shape.options.length > 1),
  );
  return { ...asGroup(start), ...Object.fromEntries(same.map(({ name }) => [name, asGroup(value)[name]])) };
}
