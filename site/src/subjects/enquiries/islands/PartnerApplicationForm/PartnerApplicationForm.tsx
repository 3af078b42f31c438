// The partner application. After success the form stays, with a message beside its button.
import { partnerApplication } from '@tred/contract/forms/partner-application';
import { enquiryForm } from '~/forms/EnquiryForm';

export const PartnerApplicationForm = enquiryForm(partnerApplication);
