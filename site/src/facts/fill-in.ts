// Puts the facts into a text: `{{email.privacy}}` in Markdown or YAML stands for a value of content/facts.
import { formatUgx } from '../lib/money.ts';
import { chaptersOf, type Text } from '../lib/text.ts';
import { formatPhone } from '../lib/words.ts';
import { fillPlaces, type Places, unknownPlaces } from '../readers/places.ts';
import { capabilities, capabilityOf, plansWith, whenItComes } from './capabilities.ts';
import { institutionPlaces, personPlaces } from './institutions.ts';
import { organisation, organisationPlaces } from './organisation.ts';
import { mobileMoneyProviders, planPrices, startupDiscounts, trialDays, uptime } from './prices.ts';
import { practiceLearners, sdks } from './product.ts';

/** `email.privacy` and so on, for a group of facts. */
const group = (name: string, values: Record<string, string | number | boolean>) =>
  Object.fromEntries(Object.entries(values).map(([of, value]) => [`${name}.${of}`, String(value)]));

const { starter: _, ...apiPlans } = capabilityOf('api').plans;

/** Everything a text may ask for. */
export const places: Places = {
  ...organisationPlaces,
  api: `https://api.${organisation.domain}/v1`,
  sandbox: `https://${organisation.domain}/sandbox/v1`,
  trialDays: String(trialDays),
  practiceLearners: String(practiceLearners),
  mobileMoney: mobileMoneyProviders.join(' and '),
  headquarters: organisation.offices[0].address.join(', '),
  pdpoRegistration:
    organisation.pdpoRegistration ?? 'pending; the number is stated here as soon as we have it',
  ...institutionPlaces,
  ...personPlaces,
  ...group('email', organisation.email),
  ...group('phone', organisation.phone),
  ...Object.fromEntries(
    Object.entries(planPrices).map(([plan, { monthly }]) => [`price.${plan}`, formatUgx(monthly)]),
  ),
  ...group('uptime', uptime),
  ...group('startup', startupDiscounts),
  ...Object.fromEntries(
    Object.entries(capabilities).flatMap(([id, capability]) => [
      [`status.${id}`, whenItComes(capability)],
      [`plans.${id}`, plansWith(id)],
    ]),
  ),
  ...group('api', apiPlans),
  ...Object.fromEntries(Object.entries(sdks).map(([of, { version }]) => [`sdk.${of}`, version])),
  ...Object.fromEntries(Object.entries(sdks).map(([of, sdk]) => [`package.${of}`, sdk.package])),
};

/** The text with every place filled in; a phone number is set for reading in the text and for dialling in a link. */
export function fillIn(html: string): string {
  return fillPlaces(html, places, (name, value) => (name.startsWith('phone.') ? formatPhone(value) : value));
}

/** What this needs of a collection's entry. */
type Entry = { id: string; rendered?: { html: string } | undefined };

/** `inShort` are the points to know before reading on, which only some texts have. */
export function readText({ id, rendered }: Entry, inShort: readonly string[] = []): Text {
  if (!rendered?.html)
    throw new Error(
      `The text "${id}" is missing, empty, or not to be read as Markdown; an earlier line says why.`,
    );
  const [unknown] = unknownPlaces(rendered.html, places);
  if (unknown) throw new Error(`The text "${id}" asks for ${unknown}, which no fact fills.`);
  const html = fillIn(rendered.html);
  return { html, contents: chaptersOf(html), inShort: [...inShort] };
}
