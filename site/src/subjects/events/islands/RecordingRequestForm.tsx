// A request for a recording: the page supplies `recording`, its slug.
import { recordingRequest } from '@tred/contract/forms/recording-request';
import { EnquiryForm, type EnquiryProps } from '~/forms/EnquiryForm';

const words = {
  submit: 'Ask for the recording',
  submitting: 'Sending...',
  sent: 'Your request has arrived.',
  next: 'We send the link by email.',
  again: 'Ask again for someone else',
  failed: 'Your request was not sent',
};

export function RecordingRequestForm(props: EnquiryProps) {
  return <EnquiryForm form={recordingRequest} words={words} {...props} />;
}
