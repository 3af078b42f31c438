// A number, as it is typed.
import { useState } from 'react';
import { FieldFrame } from '~/ui/Field/FieldFrame';
import { type ControlProps, empty } from './control-props.ts';
import { useFrame } from './use-frame.ts';

export function NumberLine(props: ControlProps<'number'>) {
  const { value, onChange } = props;
  const { framed, label, input } = useFrame(props);
  // What was typed stays as it was typed: 1.50 is not made 1.5 under the hand.
  const [typed, setTyped] = useState(String(value ?? ''));
  const shown = readNumber(typed) === value ? typed : String(value ?? '');
  const change = (text: string) => {
    setTyped(text);
    onChange(text === '' ? empty(props) : readNumber(text));
  };
  return (
    <FieldFrame {...framed} label={label}>
      <input {...input} inputMode="decimal" value={shown} onChange={(event) => change(event.target.value)} />
    </FieldFrame>
  );
}

/** Anything else stays a text, which the check then names. */
const readNumber = (text: string) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);
