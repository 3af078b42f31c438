// Several lines of text.
import css from './Field.module.css';
import { asked, type ControlProps } from './field-ids';

export function TextArea(props: ControlProps) {
  return <textarea {...asked(props)} className={css.input} rows={props.field.rows ?? 5} />;
}
