// A question to the affiliate team.
import { affiliateContact } from '@tred/contract/forms/affiliate-contact';
import { enquiryForm } from '~/forms/EnquiryForm';

export const AffiliateContactForm = enquiryForm(affiliateContact);
