// A form of the registry as an island, its questions one below the other in the order asked.
//
// There is one island for each such form, of one line, and not one island that is told a form's name: the rules of a
// form are functions and cannot be handed over in HTML, so that island would import the rules of all forms (or fetch
// those of its own after it has started, when the form should long be checking). This way a page carries its own.
import type { FormShape } from '@tred/contract/form';
import type { FrameWords } from '~/facts/forms';
import { FormFrame, type FormSurroundings } from './FormFrame/FormFrame';

type EnquiryProps = FormSurroundings & {
  words: FrameWords;
  /** Values that the page supplies, such as the event a registration is for. */
  supplied?: Readonly<Record<string, string>>;
};

export const enquiryForm = (form: FormShape) => (props: EnquiryProps) => (
  <FormFrame form={form} {...props}>
    {(ask) => form.fields.map(({ name }) => ask(name))}
  </FormFrame>
);
