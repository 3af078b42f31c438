// The message form of the contact page. `?subject=demo` in the address chooses the subject.
import { contact } from '@tred/contract/forms/contact';
import type { FrameWords } from '~/facts/forms';
import { FormFrame, type FormSurroundings, Pair } from '~/forms/FormFrame/FormFrame';

export function ContactForm(props: FormSurroundings & { words: FrameWords }) {
  return (
    <FormFrame form={contact} {...props}>
      {(ask) => (
        <>
          <Pair>
            {ask('firstName')}
            {ask('lastName')}
          </Pair>
          <Pair>
            {ask('email')}
            {ask('phone')}
          </Pair>
          {ask('company')}
          {ask('subject')}
          {ask('message')}
          {ask('referralCode')}
          {ask('privacy')}
        </>
      )}
    </FormFrame>
  );
}
