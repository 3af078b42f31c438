// A register: entries that each have a name.
import { useState } from 'react';
import { blank, labelOf } from '../shape.ts';
import { Control } from './Control';
import { type ControlProps, inner, LINE } from './control-props.ts';
import css from './editor.module.css';
import { focusSoon, idOf } from './follow.ts';
import { Part } from './Part';
import { Row, summaryOf } from './Row';
import { Small } from './Small';

export function Named(props: ControlProps<'named'>) {
  const { path, label, shape, onChange } = props;
  const entries = Object.entries((props.value ?? {}) as Record<string, unknown>);
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState<string>();

  function add() {
    const key = name.trim();
    if (!key) return setWrong('Say what the new entry is called.');
    if (entries.some(([each]) => each === key)) return setWrong(`There is already one called ${key}.`);
    setName('');
    setWrong(undefined);
    onChange(Object.fromEntries([...entries, [key, blank(shape.of)]]));
    focusSoon(idOf(inner(path, key)));
  }

  return (
    <Part {...props} label={label || 'Entries'}>
      <ul className={css.stack}>
        {entries.map(([key, value]) => (
          <Row
            key={key}
            path={inner(path, key)}
            label={labelOf(key)}
            summary={`${key}: ${summaryOf(value)}`}
            shape={shape.of}
            value={value}
            onChange={(now) => onChange({ ...Object.fromEntries(entries), [key]: now })}
          >
            <Small
              words="Remove"
              of={key}
              onClick={() => onChange(Object.fromEntries(entries.filter(([each]) => each !== key)))}
            />
          </Row>
        ))}
      </ul>
      <Control
        path={inner(path, '+')}
        required
        shape={LINE}
        label="Name of a new entry"
        help="Texts and other files ask for it by this name, so it never changes."
        value={name}
        error={wrong}
        onChange={(now) => setName(String(now))}
      />
      <p>
        <Small words="Add" of="the entry" inSight onClick={add} />
      </p>
    </Part>
  );
}
