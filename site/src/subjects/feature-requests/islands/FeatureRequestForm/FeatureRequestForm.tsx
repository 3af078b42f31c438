// The form for a feature request. While its title is typed, requests that are alike are offered.
import { featureRequest } from '@tred/contract/forms/feature-request';
import { FormFrame, type FormSurroundings, type FormWords } from '~/forms/FormFrame/FormFrame';
import { type ExistingRequest, SimilarRequests } from './SimilarRequests';

const words = {
  submit: 'Submit Request',
  submitting: 'Submitting...',
  sent: 'Your request has arrived.',
  next: 'We answer within five working days, and write again when it is planned or done.',
  again: 'Submit another request',
  failed: 'Your request was not sent',
} satisfies FormWords;

type FeatureRequestFormProps = FormSurroundings & {
  /** What has been asked for already. */
  requests: readonly ExistingRequest[];
};

export function FeatureRequestForm({ requests, ...surroundings }: FeatureRequestFormProps) {
  return (
    <FormFrame form={featureRequest} words={words} {...surroundings}>
      {(ask) => (
        <>
          {ask('title')}
          <SimilarRequests requests={requests} />
          {ask('category')}
          {ask('description')}
          {ask('priority')}
          {ask('university')}
          {ask('name')}
          {ask('email')}
          {ask('privacy')}
        </>
      )}
    </FormFrame>
  );
}
