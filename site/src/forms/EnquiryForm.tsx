// Any form of the registry, its questions one below the other in the order asked. `enquiries/` names the forms:
// an island for each, so that a page carries the rules of its own form only.
import type { FormDefinition } from '@tred/contract/form';
import { FormFrame, type FormSurroundings, type FormWords } from './FormFrame/FormFrame';

export interface EnquiryProps extends FormSurroundings {
  /** Values that the page supplies, such as the event a registration is for. */
  supplied?: Readonly<Record<string, string>>;
}

type EnquiryFormProps = EnquiryProps & { form: FormDefinition; words: FormWords };

export function EnquiryForm({ form, ...props }: EnquiryFormProps) {
  return (
    <FormFrame form={form} {...props}>
      {(ask) => form.fields.map(({ name }) => ask(name))}
    </FormFrame>
  );
}
