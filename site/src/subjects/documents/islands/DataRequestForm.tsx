// A request about one’s own data, under the Data Protection and Privacy Act.
import { dataRequest } from '@tred/contract/forms/data-request';
import { EnquiryForm, type EnquiryProps } from '~/forms/EnquiryForm';

const words = {
  submit: 'Send request',
  submitting: 'Sending request...',
  sent: 'Your request has arrived.',
  next: 'We first make sure that it is you who asks, then write to the email address you gave.',
  again: 'Send another request',
  failed: 'Your request was not sent',
};

export function DataRequestForm(props: EnquiryProps) {
  return <EnquiryForm form={dataRequest} words={words} {...props} />;
}
