// The forms of the trust and compliance pages: a question, a request for personal data, a security report.
import { complianceEnquiry } from '@tred/contract/forms/compliance-enquiry';
import { dataRequest } from '@tred/contract/forms/data-request';
import { securityReport } from '@tred/contract/forms/security-report';
import { enquiryForm } from '~/forms/EnquiryForm';

export const ComplianceEnquiryForm = enquiryForm(complianceEnquiry);

export const DataRequestForm = enquiryForm(dataRequest);

export const SecurityReportForm = enquiryForm(securityReport);
