// A price for one school, asked for in writing: what was chosen beside the plans, and who should have it.
import { choice, line, wholeNumber } from '../fields.ts';
import { defineForm } from '../form.ts';
import { billingPeriods, LEARNERS, paymentWays, SMS_A_TERM } from '../school-price.ts';
import { emailAddress, fullName, institution, optionalPhone, privacy } from './shared.ts';

export const quotation = defineForm({
  id: 'quotation',
  name: 'Price for a school',
  fields: {
    learners: wholeNumber({ label: 'Learners', missing: 'Enter how many learners you have', ...LEARNERS }),
    billing: choice({
      label: 'Billed',
      as: 'radio',
      missing: 'Choose by the year or by the month',
      options: billingPeriods,
    }),
    sms: wholeNumber({
      label: 'SMS for each learner in a term',
      missing: 'Enter how many SMS for each learner in a term, or 0',
      hint: '0 if you want none',
      ...SMS_A_TERM,
    }),
    pay: choice({
      label: 'How you pay',
      missing: 'Choose how you would pay',
      placeholder: 'Choose one',
      options: paymentWays,
    }),
    name: fullName(),
    institution: institution(),
    email: emailAddress('We send the price to this address'),
    phone: optionalPhone(),
    note: line({ label: 'Anything we should know', max: 300 }),
    privacy: privacy(),
  },
});
