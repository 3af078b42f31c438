// The form that asks for the video of a past event.
import { recordingRequest } from '@tred/contract/forms/recording-request';
import { EnquiryForm } from '../forms/EnquiryForm/EnquiryForm';
import type { FormSurroundings, FormWords } from '../forms/FormFrame/FormFrame';

const words = {
  submit: 'Ask for the video',
  submitting: 'Sending...',
  sent: 'Thank you. Your request has reached us.',
  next: 'The link comes by email within two working days.',
  again: 'Ask for another',
  failed: 'Your request was not sent',
} satisfies FormWords;

type RecordingRequestFormProps = FormSurroundings & {
  /** The recording's name in its address. */
  recording: string;
};

export function RecordingRequestForm({ recording, ...surroundings }: RecordingRequestFormProps) {
  return <EnquiryForm form={recordingRequest} words={words} supplied={{ recording }} {...surroundings} />;
}
