// A text or a day: one line, or several where the text is long.
import { useState } from 'react';
import { FieldFrame } from '~/ui/Field/FieldFrame';
import { type ControlProps, empty } from './control-props.ts';
import { useFrame } from './use-frame.ts';

export function Words(props: ControlProps<'text' | 'day'>) {
  const { shape, onChange } = props;
  const text = String(props.value ?? '');
  const most = shape.kind === 'text' ? shape.most : undefined;
  // Decided once, so that the input stays the same while somebody types.
  const [long] = useState((most ?? text.length + 20) > 80);
  const [lines] = useState(text.trimEnd().includes('\n') || (most ?? 0) > 400);
  const counted = most ? `Now ${text.length} of ${most} characters.` : '';
  const { framed, label, input } = useFrame(props, counted);
  const change = (typed: string) =>
    onChange(typed === '' ? empty(props) : lines ? typed : typed.replaceAll('\n', ' '));
  const isDay = shape.kind === 'day' && /^(\d{4}-\d\d-\d\d)?$/.test(text);
  return (
    <FieldFrame {...framed} label={label}>
      {long && shape.kind === 'text' ? (
        <textarea
          {...input}
          rows={lines ? 8 : 2}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
      ) : (
        <input
          {...input}
          type={isDay ? 'date' : 'text'}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
