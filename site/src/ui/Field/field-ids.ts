// The ids that tie an input to its label, hint and error message, and an error summary's link to the input.
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
}

/**
 * What every input says about its hint and its error. Also that there is none: browsers tell screen readers that an
 * empty required choice is invalid before anybody has touched it.
 */
export function described({ id, field, error }: ControlProps) {
  const ids = [field.hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error !== undefined };
}

/** What every text-like input takes from its field. */
export function asked(props: ControlProps) {
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
