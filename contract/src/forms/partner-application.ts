// The application on the become-a-partner page.
import { choice, line, optionalChoice, text, unasked, webAddress } from '../fields.ts';
import { defineForm } from '../form.ts';
import { emailAddress, phoneNumber } from './shared.ts';

export const partnerTypes = [
  { value: 'technology', label: 'Technology partner' },
  { value: 'implementation', label: 'Implementation partner' },
  { value: 'channel', label: 'Channel partner' },
  { value: 'other', label: 'Other' },
] as const;

export const companySizes = [
  { value: '1-10', label: '1-10 people' },
  { value: '11-50', label: '11-50 people' },
  { value: '51-200', label: '51-200 people' },
  { value: '200+', label: '200+ people' },
] as const;

export const partnerApplication = defineForm({
  id: 'partner-application',
  name: 'Partner application',
  fields: {
    companyName: line({
      label: 'Company name',
      missing: 'Enter your company name',
      max: 160,
      autocomplete: 'organization',
    }),
    contactName: line({
      label: 'Contact name',
      missing: 'Enter the name of the person we should contact',
      autocomplete: 'name',
    }),
    email: emailAddress(),
    phone: phoneNumber(),
    partnerType: choice({
      label: 'Partnership type',
      missing: 'Select a partnership type',
      placeholder: 'Select a partnership type',
      options: partnerTypes,
    }),
    companySize: optionalChoice({
      label: 'Company size',
      placeholder: 'Select a company size',
      options: companySizes,
    }),
    location: line({
      label: 'Location',
      missing: 'Enter where your company works',
      hint: 'Town and country, for example Mbarara, Uganda',
    }),
    website: webAddress({ label: 'Website' }),
    experience: text({
      label: 'Experience in education',
      missing: 'Tell us about your experience in education',
      hint: 'Schools you have worked with, for how long, and on what',
      max: 4000,
      rows: 4,
    }),
    description: text({
      label: 'What you want to do with us',
      missing: 'Tell us what you want to do with us',
      max: 4000,
    }),
    revenue: unasked({ label: 'Annual revenue' }),
    references: text({
      label: 'References',
      hint: 'People or institutions that can speak for your work',
      max: 2000,
      rows: 3,
    }),
  },
});
