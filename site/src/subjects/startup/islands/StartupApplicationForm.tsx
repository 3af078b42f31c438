// The application to the startup programme.
import { startupApplication } from '@tred/contract/forms/startup-application';
import { EnquiryForm, type EnquiryProps } from '~/forms/EnquiryForm';

const words = {
  submit: 'Send application',
  submitting: 'Sending application...',
  sent: 'Your application has arrived.',
  next: 'We answer in about 2 weeks.',
  again: 'Send another application',
  failed: 'Your application was not sent',
};

export function StartupApplicationForm(props: EnquiryProps) {
  return <EnquiryForm form={startupApplication} words={words} {...props} />;
}
