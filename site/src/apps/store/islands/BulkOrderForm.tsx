// The form that requests a quote for a large order.
import { bulkOrder } from '@tred/contract/forms/bulk-order';
import { enquiryForm } from '~/forms/EnquiryForm';

export const BulkOrderForm = enquiryForm(bulkOrder);
