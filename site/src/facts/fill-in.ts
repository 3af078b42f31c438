// Puts the facts of the company into a text: `{{email.privacy}}` in Markdown stands for what content/facts says, so
// that a mailbox or a phone is stated once.

import { formatPhone } from '../lib/phone.ts';
import { organisation } from './organisation.ts';
import { mobileMoneyProviders, trialDays } from './prices.ts';
import { sdks } from './sdks.ts';

/** In a link's address the Markdown renderer has escaped the braces. */
const PLACE = /(\{\{|%7B%7B)\s*([\w.]+)\s*(?:\}\}|%7D%7D)/g;

const facts: Record<string, string> = {
  name: organisation.name,
  legalName: organisation.legalName,
  domain: organisation.domain,
  api: `https://api.${organisation.domain}/v1`,
  trialDays: String(trialDays),
  mobileMoney: mobileMoneyProviders.join(' and '),
  headquarters: organisation.offices[0].address.join(', '),
  pdpoRegistration: organisation.pdpoRegistration ?? 'to be stated here once the certificate is issued',
  ...Object.fromEntries(Object.entries(organisation.email).map(([of, at]) => [`email.${of}`, at])),
  ...Object.fromEntries(Object.entries(organisation.phone).map(([of, at]) => [`phone.${of}`, at])),
  ...Object.fromEntries(Object.entries(sdks).map(([of, { version }]) => [`sdk.${of}`, version])),
  ...Object.fromEntries(Object.entries(sdks).map(([of, sdk]) => [`package.${of}`, sdk.package])),
};

/** The text with every place filled in; a phone number is set for reading in the text and for dialling in a link. */
export function fillIn(html: string): string {
  return html.replace(PLACE, (place, opening: string, name: string) => {
    const fact = facts[name];
    if (fact === undefined)
      throw new Error(`The text asks for ${place}, which lib/fill-in.ts does not know.`);
    return opening === '{{' && name.startsWith('phone.') ? formatPhone(fact) : fact;
  });
}
