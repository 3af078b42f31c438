// A quotation, the newsletter, requests for features and votes for them.
import { choice, line, optionalChoice, recordOnly, slug, text, tick, wholeNumber } from '../fields.ts';
import { defineForm } from '../form.ts';
import { billingPeriods, LEARNERS, paymentWays, SMS_A_TERM, vatChoices } from '../school-price.ts';
import {
  emailAddress,
  fullName,
  institution,
  optionalInstitution,
  optionalPhone,
  privacy,
} from './shared.ts';

/** A request for a written quotation: the chosen plan and the recipient. */
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

/** Newsletter sign-up in the blog and the footer. */
export const newsletter = defineForm({
  id: 'newsletter',
  // The browser may fill the only field, so a quick submit is normal.
  minFillMs: 500,
  fields: { email: emailAddress(), source: slug() },
});

/** A request for something the platform does not do yet. */
export const featureRequest = defineForm({
  id: 'feature-request',
  fields: {
    title: line({ required: true }),
    category: choice({
      values: [
        'admissions',
        'academics',
        'finance',
        'attendance',
        'communication',
        'mobile',
        'integrations',
        'other',
      ],
    }),
    description: text({ required: true }),
    priority: optionalChoice({ as: 'radio', values: ['high', 'medium', 'low'] }),
    university: optionalInstitution(),
    name: fullName(),
    email: emailAddress(),
    privacy: privacy(),
  },
});

/** One visitor's vote for one feature request. */
export const vote = defineForm({
  id: 'vote',
  // Voting is one click, so there is no minimum time.
  minFillMs: 0,
  fields: {
    request: slug({ required: true }),
    /** A random id in the browser, used for votes only, so that a visitor counts once. */
    voter: recordOnly(),
    /** Set to withdraw the vote. */
    withdrawn: tick(),
  },
});
