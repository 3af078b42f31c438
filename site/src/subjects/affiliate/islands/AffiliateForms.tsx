// Forms of the affiliate programme: sign-up, and a question to its team.
import { affiliateContact, affiliateSignup } from '@tred/contract/forms/affiliate';
import { enquiryForm } from '~/forms/EnquiryForm';

export const AffiliateSignupForm = enquiryForm(affiliateSignup);

export const AffiliateContactForm = enquiryForm(affiliateContact);
