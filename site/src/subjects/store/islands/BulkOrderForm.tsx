// A request for a quote on a large order of merchandise.
import { bulkOrder } from '@tred/contract/forms/bulk-order';
import { enquiryForm } from '~/forms/EnquiryForm';

export const BulkOrderForm = enquiryForm(bulkOrder);
