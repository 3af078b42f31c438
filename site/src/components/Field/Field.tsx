// One question of a form: label, hint and input. The script or the server adds what is wrong.

import type { Field as FieldInfo } from '@tred/contract/form';
import type { ComponentType, ReactNode } from 'react';
import css from './Field.module.css';
import { FieldFrame, frameMarks, Hint, Optional } from './FieldFrame';
import { type ControlProps, described, type FieldFrameWords, fieldId, inputProps } from './field-ids';

function TextArea(props: ControlProps) {
  return <textarea {...inputProps(props)} className={css.input} rows={props.field.rows ?? 5} />;
}

/** A native select; its first entry means that nothing is chosen yet. */
function Select(props: ControlProps) {
  const { options = [], placeholder } = props.field;
  return (
    <div className={css.select}>
      <select {...inputProps(props)} className={css.input}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

function TextInput(props: ControlProps) {
  const { kind, placeholder } = props.field;
  // Numbers use text inputs: number inputs change on scroll and drop invalid text.
  const type = kind === 'number' ? 'text' : kind;
  const machineRead = kind === 'email' || kind === 'url';
  return (
    <input
      {...inputProps(props)}
      className={css.input}
      type={type}
      inputMode={kind === 'number' ? 'numeric' : undefined}
      placeholder={placeholder}
      spellCheck={machineRead ? false : undefined}
    />
  );
}

const controls: Partial<Record<FieldInfo['kind'], ComponentType<ControlProps>>> = {
  select: Select,
  textarea: TextArea,
};

/** Never ticked by default. */
function Checkbox({ label, ...props }: ControlProps & { label: ReactNode }) {
  const { id, field } = props;
  return (
    <div className={css.field} {...frameMarks(props)}>
      <Hint id={id} hint={field.hint} />
      <label className={css.option}>
        <input
          {...described(props)}
          className={css.box}
          id={id}
          type="checkbox"
          name={field.name}
          required={field.required}
        />
        <span>{label}</span>
      </label>
    </div>
  );
}

/** The first option has the group's id, so that an error link goes to it. */
function RadioGroup({ label, ...props }: ControlProps & { label: ReactNode }) {
  const { id, field, words, value } = props;
  return (
    <fieldset
      className={css.field}
      {...frameMarks(props)}
      aria-describedby={described(props)['aria-describedby']}
    >
      <legend className={`bold ${css.label}`}>
        {label}
        {!field.required && <Optional words={words} />}
      </legend>
      <Hint id={id} hint={field.hint} />
      <div className={css.options}>
        {field.options?.map((option, index) => (
          <label className={css.option} key={option.value}>
            <input
              className={css.box}
              id={index === 0 ? id : `${id}-${index}`}
              type="radio"
              name={field.name}
              value={option.value}
              defaultChecked={option.value === value}
              required={field.required}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface FieldProps {
  form: string;
  field: FieldInfo;
  words: FieldFrameWords;
  /** Replaces the field's own label if it needs a link. */
  label?: ReactNode;
  /** Initial value; a `hidden` field has only this. */
  value?: string | undefined;
  /** Takes a whole row of the form. */
  wide?: boolean;
}

export function Field({ form, field, words, label = field.label, value, wide }: FieldProps) {
  const id = fieldId(form, field.name);
  const control = { id, field, words, value, wide };
  switch (field.kind) {
    case 'unasked':
    case 'list':
      return null;
    case 'hidden':
      return <input type="hidden" name={field.name} value={value ?? ''} />;
    case 'checkbox':
      return <Checkbox {...control} label={label} />;
    case 'radio':
      return <RadioGroup {...control} label={label} />;
    default: {
      const Control = controls[field.kind] ?? TextInput;
      return (
        <FieldFrame {...control} label={label}>
          <Control {...control} />
        </FieldFrame>
      );
    }
  }
}
