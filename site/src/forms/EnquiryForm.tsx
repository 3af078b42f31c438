// A form of the contract as an island, with its fields in order. Each form has its own island, so that a page
// loads only its own rules.
import type { FormShape } from '@tred/contract/form';
import type { FrameWords } from '~/facts/forms';
import { FormFrame, type FormSurroundings } from './FormFrame/FormFrame';

type EnquiryProps = FormSurroundings & {
  words: FrameWords;
  /** Values from the page, such as the event of a registration. */
  supplied?: Readonly<Record<string, string>>;
};

export const enquiryForm = (form: FormShape) => (props: EnquiryProps) => (
  <FormFrame form={form} {...props}>
    {(renderField) => form.fields.map(({ name }) => renderField(name))}
  </FormFrame>
);
