// Forms about compliance, personal data and security.
import { complianceEnquiry, dataRequest, securityReport } from '@tred/contract/forms/trust';
import { enquiryForm } from '~/forms/EnquiryForm';

export const ComplianceEnquiryForm = enquiryForm(complianceEnquiry);

export const DataRequestForm = enquiryForm(dataRequest);

export const SecurityReportForm = enquiryForm(securityReport);
