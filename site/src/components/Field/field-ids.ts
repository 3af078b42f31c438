// Ids that link an input to its label, hint and error message, and an error summary to the input.
import type { Field } from '@tred/contract/form';

export const fieldId = (form: string, field: string) => `${form}-${field}`;
export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;

/** The words around any field. */
export type FieldFrameWords = { optional: string; error: string };

export interface ControlProps {
  id: string;
  field: Field;
  words: FieldFrameWords;
  error?: string | undefined;
  value?: string | undefined;
  wide?: boolean | undefined;
}

/** Without an explicit aria-invalid="false" browsers report an empty required choice as invalid. */
export function described({ id, field, error }: ControlProps) {
  const ids = [field.hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error !== undefined };
}

/** Attributes of every text-like input. */
export function inputProps(props: ControlProps) {
  const { id, field, value } = props;
  return {
    id,
    name: field.name,
    required: field.required,
    autoComplete: field.autocomplete,
    defaultValue: value,
    ...described(props),
  };
}
