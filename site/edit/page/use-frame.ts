// What stands around an input, its label, help and what is wrong, and what the input says of it.
import { useContext } from 'react';
import fieldCss from '~/ui/Field/Field.module.css';
import { described, type ControlProps as Framed } from '~/ui/Field/field-ids';
import { type ControlProps, Marks } from './control-props.ts';
import { idOf } from './follow.ts';

export function useFrame(
  { path, label, help, required, error }: Omit<ControlProps, 'shape' | 'value' | 'onChange'>,
  more = '',
) {
  const { problems, notes } = useContext(Marks);
  // What is about the whole file stands above the form.
  const note = path ? notes[path] : '';
  const hint = [note, help, more].filter(Boolean).join(' ');
  const framed: Framed = {
    id: idOf(path),
    field: { name: path, label, kind: 'text', required, ...(hint && { hint }) },
    error: error ?? problems[path],
  };
  return { framed, label, input: { id: framed.id, className: fieldCss.input, ...described(framed) } };
}
