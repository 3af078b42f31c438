// A request about personal data.
import { dataRequest } from '@tred/contract/forms/data-request';
import { enquiryForm } from '~/forms/EnquiryForm';

export const DataRequestForm = enquiryForm(dataRequest);
