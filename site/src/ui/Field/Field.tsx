// One question of a form: label, hint, input and, when there is one, the message that says what to put right.
import type { Field as FieldInfo } from '@tred/contract/form';
import type { ReactNode } from 'react';
import { Checkbox } from './Checkbox';
import { FieldFrame } from './FieldFrame';
import { fieldId } from './field-ids';
import { RadioGroup } from './RadioGroup';
import { Select } from './Select';
import { TextArea } from './TextArea';
import { TextInput } from './TextInput';

export interface FieldProps {
  /** The form's id: keeps the ids of two forms on a page apart. */
  form: string;
  field: FieldInfo;
  /** Instead of the field's own label, where it has to hold a link. */
  label?: ReactNode;
  error?: string | undefined;
  /** What the field starts with; a `hidden` field has nothing else. */
  value?: string | undefined;
}

export function Field({ form, field, label = field.label, error, value }: FieldProps) {
  const id = fieldId(form, field.name);
  const control = { id, field, error, value };
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
    case 'select':
      return (
        <FieldFrame {...control} label={label}>
          <Select {...control} />
        </FieldFrame>
      );
    case 'textarea':
      return (
        <FieldFrame {...control} label={label}>
          <TextArea {...control} />
        </FieldFrame>
      );
    default:
      return (
        <FieldFrame {...control} label={label}>
          <TextInput {...control} />
        </FieldFrame>
      );
  }
}
