// A question to the compliance team.
import { complianceEnquiry } from '@tred/contract/forms/compliance-enquiry';
import { EnquiryForm, type EnquiryProps } from '~/forms/EnquiryForm';

const words = {
  submit: 'Send question',
  submitting: 'Sending...',
  sent: 'Your question has arrived.',
  next: 'We reply within 24 hours.',
  again: 'Send another question',
  failed: 'Your question was not sent',
};

export function ComplianceEnquiryForm(props: EnquiryProps) {
  return <EnquiryForm form={complianceEnquiry} words={words} {...props} />;
}
