// The words of the contact page.
import { dataNote } from '~/facts/form-surroundings';
import { brand, organisation } from '~/facts/organisation';
import { townOf } from '~/facts/towns';
import { readHours } from '~/lib/opening-hours';
import { countWord } from '~/lib/words';
import type { SplitProps } from '~/sections/Split/Split';
import type { PageMeta } from '~/seo/page-meta';
import type { AskUsProps, DirectoryProps } from '~/subjects/enquiries/AskUs/AskUs';
import type { OfficeMapProps } from '~/subjects/enquiries/OfficeMap/OfficeMap';

const { email, phone } = organisation;

export const meta = {
  path: '/contact',
  title: 'Contact us',
  description: `Write to ${brand} and get a reply within 24 hours: sales, support, partnerships and media, by form, email, phone or WhatsApp, from Entebbe and Nkumba University.`,
  crumb: 'Contact',
} satisfies PageMeta;

const [headquarters] = organisation.offices;
const { opens = 0, closes = 24 } = readHours(headquarters.hours) ?? {};

export const opening = {
  title: 'Ask us, and a\u00a0person answers',
  lead: 'Prices, a demo with your own class lists, a parent who paid twice: write, call or send a WhatsApp message. We reply within 24 hours.',
  day: {
    groups: [
      { count: opens, tone: 0 },
      { count: closes - opens, tone: 1 },
      { count: 24 - closes, tone: 0 },
    ],
    marks: [
      { after: 0, text: 'midnight' },
      { after: opens, text: clock(opens) },
      { after: closes, text: clock(closes) },
      { after: 24, text: 'midnight' },
    ],
    caption: `A bar for each of the 24 hours that a reply may take. In the ${closes - opens} green ones, ${headquarters.hours}, somebody sits at the desk in ${headquarters.city}.`,
  },
} satisfies Pick<AskUsProps, 'title' | 'lead' | 'day'>;

/** "8am", "6pm". */
function clock(hour: number): string {
  return `${hour % 12 || 12}${hour < 12 ? 'am' : 'pm'}`;
}

export const form = {
  id: 'message',
  title: 'Send us a message',
  lead: 'We reply within 24 hours, from Monday to Friday usually the same day.',
} satisfies AskUsProps['form'];

export const next = 'We reply within 24 hours, to the address you gave.';
export const otherWaysTitle = 'Rather talk?';
export const note = { ...dataNote, purpose: 'to answer your message' };

export const departments = {
  title: 'Or go straight to the right desk',
  tone: 'sunk',
  entries: [
    {
      name: 'Sales',
      description: 'Prices, trials, tenders and moving from another system.',
      email: email.sales,
      phone: phone.sales,
    },
    {
      name: 'Support',
      description:
        'Something does not work, or you cannot find how. By email and WhatsApp on every plan; by phone, day and night, on Professional and Enterprise.',
      email: email.support,
      phone: phone.support,
    },
    {
      name: 'Partnerships',
      description: 'Resellers, integrators, payment and content partners.',
      email: email.partnerships,
      phone: phone.partnerships,
    },
    {
      name: 'Media',
      description: 'Interviews, figures, pictures for print.',
      email: email.media,
      phone: phone.media,
    },
  ],
} satisfies DirectoryProps;

export const offices = {
  title: 'Come by',
  lead: `${countWord(organisation.offices.length)} offices on the Entebbe road. Tell us before you come and the kettle is on.`,
  entries: organisation.offices.map(({ city, role, address, hours, phone, email }) => ({
    name: city,
    description: role,
    address,
    hours,
    phone,
    email,
  })),
  map: {
    // The map is of the whole country: the two stand five kilometres apart, on one side each.
    places: [
      { ...townOf('Entebbe'), side: 'below', main: true },
      { ...townOf('Nkumba'), side: 'right' },
    ],
    caption: 'Both are on the northern shore of Lake Victoria, on the road from the airport to Kampala.',
  },
} satisfies OfficeMapProps;

export const help = {
  title: 'Perhaps it is answered already',
  text: [
    'What it costs, how the trial works, how to pay by mobile money and what happens to your data when you leave: the pricing page answers what we are asked most.',
  ],
  actions: [
    { label: 'View FAQs', href: '/pricing' },
    { label: 'Email support', href: `mailto:${email.support}` },
    { label: 'Look up your reference', href: '/reference' },
  ],
  tone: 'raised',
} satisfies SplitProps;
