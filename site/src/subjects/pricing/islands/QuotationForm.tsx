// The price for a school, asked for in writing.
import { quotation } from '@tred/contract/forms/quotation';
import { enquiryForm } from '~/forms/EnquiryForm';

export const QuotationForm = enquiryForm(quotation);
