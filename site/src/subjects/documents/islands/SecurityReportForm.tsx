// A vulnerability report.
import { securityReport } from '@tred/contract/forms/security-report';
import { EnquiryForm, type EnquiryProps } from '~/forms/EnquiryForm';

const words = {
  submit: 'Send report',
  submitting: 'Sending report...',
  sent: 'Your report has arrived.',
  next: 'We acknowledge it within 24 hours. Please tell no one else until it is fixed.',
  again: 'Send another report',
  failed: 'Your report was not sent',
};

export function SecurityReportForm(props: EnquiryProps) {
  return <EnquiryForm form={securityReport} words={words} {...props} />;
}
