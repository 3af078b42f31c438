// A report of a security problem.
import { securityReport } from '@tred/contract/forms/security-report';
import { enquiryForm } from '~/forms/EnquiryForm';

export const SecurityReportForm = enquiryForm(securityReport);
