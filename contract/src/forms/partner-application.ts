// The application on the become-a-partner page.
import { choice, line, optionalChoice, recordOnly, text, webAddress } from '../fields.ts';
import { defineForm } from '../form.ts';
import { emailAddress, phoneNumber } from './shared.ts';

export const partnerApplication = defineForm({
  id: 'partner-application',
  fields: {
    companyName: line({ required: true, max: 160, autocomplete: 'organization' }),
    contactName: line({ required: true, autocomplete: 'name' }),
    email: emailAddress(),
    phone: phoneNumber(),
    partnerType: choice({ values: ['technology', 'implementation', 'channel', 'other'] }),
    companySize: optionalChoice({ values: ['1-10', '11-50', '51-200', '200+'] }),
    location: line({ required: true }),
    website: webAddress(),
    experience: text({ required: true, max: 4000, rows: 4 }),
    description: text({ required: true, max: 4000 }),
    revenue: recordOnly(),
    references: text({ max: 2000, rows: 3 }),
  },
});
