// The forms of the affiliate programme: joining, and a question to its team.
import { affiliateContact, affiliateSignup } from '@tred/contract/forms/affiliate';
import { enquiryForm } from '~/forms/EnquiryForm';

export const AffiliateSignupForm = enquiryForm(affiliateSignup);

export const AffiliateContactForm = enquiryForm(affiliateContact);
