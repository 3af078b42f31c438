// Joining the affiliate programme.
import { affiliateSignup } from '@tred/contract/forms/affiliate-signup';
import { enquiryForm } from '~/forms/EnquiryForm';

export const AffiliateSignupForm = enquiryForm(affiliateSignup);
