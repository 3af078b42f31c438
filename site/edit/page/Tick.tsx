// Yes or no.
import fieldCss from '~/ui/Field/Field.module.css';
import { Notes } from '~/ui/Field/FieldFrame';
import type { ControlProps } from './control-props.ts';
import { useFrame } from './use-frame.ts';

export function Tick(props: ControlProps<'tick'>) {
  const { value, onChange, required, shape } = props;
  const { framed, label, input } = useFrame(props);
  const off = required || shape.on ? false : undefined;
  return (
    <div className={fieldCss.field}>
      <label className={fieldCss.option}>
        <input
          {...input}
          className={fieldCss.box}
          type="checkbox"
          checked={Boolean(value ?? shape.on)}
          onChange={(event) => onChange(event.target.checked ? true : off)}
        />
        <span>{label}</span>
      </label>
      <Notes id={framed.id} hint={framed.field.hint} error={framed.error} />
    </div>
  );
}
