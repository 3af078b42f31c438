// The partner application. After success the form stays, with a message beside its button.
import { partnerApplication } from '@tred/contract/forms/partner-application';
import type { FrameWords } from '~/facts/forms';
import { FormFrame, type FormSurroundings, Pair } from '~/forms/FormFrame/FormFrame';

export function PartnerApplicationForm(props: FormSurroundings & { words: FrameWords }) {
  return (
    <FormFrame form={partnerApplication} {...props}>
      {(ask) => (
        <>
          <Pair>
            {ask('companyName')}
            {ask('contactName')}
          </Pair>
          <Pair>
            {ask('email')}
            {ask('phone')}
          </Pair>
          <Pair>
            {ask('partnerType')}
            {ask('companySize')}
          </Pair>
          <Pair>
            {ask('location')}
            {ask('website')}
          </Pair>
          {ask('experience')}
          {ask('description')}
          {ask('references')}
        </>
      )}
    </FormFrame>
  );
}
