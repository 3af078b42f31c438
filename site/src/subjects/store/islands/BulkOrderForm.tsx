// A request for a quote on a large order of merchandise.
import { bulkOrder } from '@tred/contract/forms/bulk-order';
import { EnquiryForm, type EnquiryProps } from '~/forms/EnquiryForm';

const words = {
  submit: 'Ask for a quote',
  submitting: 'Sending...',
  sent: 'Your request has arrived.',
  next: 'We send a quote in UGX by email.',
  again: 'Ask for another quote',
  failed: 'Your request was not sent',
};

export function BulkOrderForm(props: EnquiryProps) {
  return <EnquiryForm form={bulkOrder} words={words} {...props} />;
}
