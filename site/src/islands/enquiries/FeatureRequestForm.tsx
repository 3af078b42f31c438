// A request for something Tred does not do yet.
import { featureRequest } from '@tred/contract/forms/feature-request';
import { EnquiryForm, type EnquiryProps } from '../forms/EnquiryForm/EnquiryForm';

const words = {
  submit: 'Submit Request',
  submitting: 'Submitting...',
  sent: 'Your request has arrived.',
  next: 'We read every one before it goes to the vote.',
  again: 'Submit another request',
  failed: 'Your request was not sent',
};

export function FeatureRequestForm(props: EnquiryProps) {
  return <EnquiryForm form={featureRequest} words={words} {...props} />;
}
