// A question to the compliance team.
import { complianceEnquiry } from '@tred/contract/forms/compliance-enquiry';
import { enquiryForm } from '~/forms/EnquiryForm';

export const ComplianceEnquiryForm = enquiryForm(complianceEnquiry);
