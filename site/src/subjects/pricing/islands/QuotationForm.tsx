// The form that requests a written quotation.
import { quotation } from '@tred/contract/forms/quotation';
import { enquiryForm } from '~/forms/EnquiryForm';

export const QuotationForm = enquiryForm(quotation);
