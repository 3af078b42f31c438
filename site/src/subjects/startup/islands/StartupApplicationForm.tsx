// The application form of the startup programme.
import { startupApplication } from '@tred/contract/forms/startup-application';
import { enquiryForm } from '~/forms/EnquiryForm';

export const StartupApplicationForm = enquiryForm(startupApplication);
