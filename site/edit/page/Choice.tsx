// One of several values.
import { useId } from 'react';
import fieldCss from '~/ui/Field/Field.module.css';
import { FieldFrame } from '~/ui/Field/FieldFrame';
import { type ControlProps, empty } from './control-props.ts';
import { useFrame } from './use-frame.ts';

/** More than a list can show at a glance is typed, with suggestions. */
const MANY = 60;

export function Choice(props: ControlProps<'choice'>) {
  const { value, onChange, shape, required } = props;
  const { framed, label, input } = useFrame(props);
  const suggestions = useId();
  const now = String(value ?? '');
  const change = (text: string) =>
    onChange(text === '' ? empty(props) : (shape.options.find((each) => String(each) === text) ?? text));
  if (shape.options.length > MANY)
    return (
      <FieldFrame {...framed} label={label}>
        <input {...input} list={suggestions} value={now} onChange={(event) => change(event.target.value)} />
        <datalist id={suggestions}>
          {shape.options.map((option) => (
            <option key={String(option)} value={String(option)} />
          ))}
        </datalist>
      </FieldFrame>
    );
  const known = shape.options.map(String);
  return (
    <FieldFrame {...framed} label={label}>
      <div className={fieldCss.select}>
        <select {...input} value={now} onChange={(event) => change(event.target.value)}>
          <option value="">{required ? 'Choose one' : 'Left out'}</option>
          {[...known, ...(known.includes(now) || !now ? [] : [now])].map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </div>
    </FieldFrame>
  );
}
