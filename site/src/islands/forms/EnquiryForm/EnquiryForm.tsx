// Any form of the registry, its fields one below the other in the order asked. A form's own island names the form.
import type { FormDefinition } from '@tred/contract/form';
import { FormFrame, type FormSurroundings, type FormWords } from '../FormFrame/FormFrame';

export interface EnquiryProps extends FormSurroundings {
  words: FormWords;
  /** Values that the page supplies, such as the event a registration is for. */
  supplied?: Readonly<Record<string, string>>;
}

export function EnquiryForm({ form, ...props }: EnquiryProps & { form: FormDefinition }) {
  return (
    <FormFrame form={form} {...props}>
      {(ask) => form.fields.map(({ name }) => ask(name))}
    </FormFrame>
  );
}
