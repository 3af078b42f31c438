// A request for a written quotation: the chosen plan and the recipient.
import { choice, line, optionalChoice, wholeNumber } from '../fields.ts';
import { defineForm } from '../form.ts';
import { billingPeriods, LEARNERS, paymentWays, SMS_A_TERM, vatChoices } from '../school-price.ts';
import { emailAddress, fullName, institution, optionalPhone, privacy } from './shared.ts';

export const quotation = defineForm({
  id: 'quotation',
  fields: {
    learners: wholeNumber(LEARNERS),
    billing: choice({ as: 'radio', values: billingPeriods }),
    vat: optionalChoice({ as: 'radio', values: vatChoices }),
    sms: wholeNumber(SMS_A_TERM),
    pay: choice({ values: paymentWays }),
    name: fullName(),
    institution: institution(),
    email: emailAddress(),
    phone: optionalPhone(),
    note: line({ max: 300 }),
    privacy: privacy(),
  },
});
