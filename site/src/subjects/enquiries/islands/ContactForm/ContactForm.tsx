// The message form of the contact page. `?subject=demo` in the address chooses the subject.
import { contact } from '@tred/contract/forms/contact';
import { FormFrame, type FormSurroundings, type FormWords } from '~/forms/FormFrame/FormFrame';
import { Pair } from '~/forms/FormFrame/Pair';

const words = {
  submit: 'Send message',
  submitting: 'Sending...',
  sent: 'Message sent successfully!',
  again: 'Send another message',
  failed: 'Your message was not sent',
} satisfies FormWords;

type ContactFormProps = FormSurroundings & {
  /** What happens next: "We reply within 24 hours." */
  next: string;
};

export function ContactForm({ next, ...surroundings }: ContactFormProps) {
  return (
    <FormFrame form={contact} words={{ ...words, next }} {...surroundings}>
      {(ask) => (
        <>
          <Pair>
            {ask('firstName')}
            {ask('lastName')}
          </Pair>
          <Pair>
            {ask('email')}
            {ask('company')}
          </Pair>
          {ask('subject')}
          {ask('message')}
          {ask('privacy')}
        </>
      )}
    </FormFrame>
  );
}
