// A one-line input, with the keyboard that fits what is asked.
import css from './Field.module.css';
import { asked, type ControlProps } from './field-ids';

export function TextInput(props: ControlProps) {
  const { kind, placeholder } = props.field;
  // A number is typed as text: number inputs change by a scroll and drop what they cannot read.
  const type = kind === 'number' ? 'text' : kind;
  const machineRead = kind === 'email' || kind === 'url';
  return (
    <input
      {...asked(props)}
      className={css.input}
      type={type}
      inputMode={kind === 'number' ? 'numeric' : undefined}
      placeholder={placeholder}
      spellCheck={machineRead ? false : undefined}
      autoCapitalize={machineRead ? 'none' : undefined}
    />
  );
}
