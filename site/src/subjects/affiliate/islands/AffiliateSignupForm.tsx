// Joining the affiliate programme.
import { affiliateSignup } from '@tred/contract/forms/affiliate-signup';
import { EnquiryForm, type EnquiryProps } from '~/forms/EnquiryForm';

const words = {
  submit: 'Join the programme',
  submitting: 'Sending...',
  sent: 'Welcome. Your sign-up has arrived.',
  next: 'We send your affiliate code by email.',
  again: 'Sign up someone else',
  failed: 'Your sign-up was not sent',
};

export function AffiliateSignupForm(props: EnquiryProps) {
  return <EnquiryForm form={affiliateSignup} words={words} {...props} />;
}
