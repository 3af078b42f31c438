// A question to the affiliate team.
import { affiliateContact } from '@tred/contract/forms/affiliate-contact';
import { EnquiryForm, type EnquiryProps } from '~/forms/EnquiryForm';

const words = {
  submit: 'Send message',
  submitting: 'Sending...',
  sent: 'Your message has arrived.',
  next: 'We reply within 24 hours.',
  again: 'Send another message',
  failed: 'Your message was not sent',
};

export function AffiliateContactForm(props: EnquiryProps) {
  return <EnquiryForm form={affiliateContact} words={words} {...props} />;
}
