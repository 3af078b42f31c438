// A request about one’s own data, under the Data Protection and Privacy Act.
import { dataRequest } from '@tred/contract/forms/data-request';
import { enquiryForm } from '~/forms/EnquiryForm';

export const DataRequestForm = enquiryForm(dataRequest);
