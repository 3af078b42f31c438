// The words of the page for large orders of merchandise.
import { dataNote } from '~/facts/form-surroundings';
import { organisation } from '~/facts/organisation';
import { mobileMoneyProviders } from '~/facts/prices';
import type { DataTableProps } from '~/sections/DataTable/DataTable';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { StepsProps } from '~/sections/Steps/Steps';
import type { PageMeta } from '~/seo/page-meta';
import type { SectionProps } from '~/ui/Section/Section';

export const meta = {
  path: '/bulk-orders',
  title: 'Bulk orders for schools and clubs',
  description:
    'Ten hoodies for the ICT club or a thousand shirts for sports day: a quote in UGX within two working days, your badge printed, delivered to your town.',
  crumb: 'Bulk orders',
  under: [{ name: 'Store', path: '/store' }],
} satisfies PageMeta;

export const hero = {
  kicker: 'Bulk orders',
  title: 'A whole club in the same hoodie',
  lead: 'From ten pieces on we print your school’s badge, mix sizes as you need them and send a quote in shillings within two working days.',
  actions: [
    { label: 'Ask for a quote', href: '#quote' },
    { label: 'Back to the store', href: '/store' },
  ],
} satisfies HeroProps;

/** In the header. */
export const cart = { label: 'Cart', href: '/store#cart' } as const;

export const discounts = {
  title: 'What the number does to the price',
  lead: 'Off the store’s price, whatever you mix. The quote names one total: goods, printing, delivery and tax.',
  tone: 'raised',
  columns: ['Pieces in all', 'Off each piece', 'Your badge', 'Ready in'],
  rows: [
    { name: '10-49', cells: ['10%', 'One colour, from 20 pieces', '7 working days'] },
    { name: '50-199', cells: ['15%', 'Two colours, included', '10 working days'] },
    { name: '200-499', cells: ['20%', 'Any colours, included', '15 working days'] },
    { name: '500 and more', cells: ['By quote', 'Printed or embroidered', 'Agreed with you'] },
  ],
} satisfies DataTableProps;

export const steps = {
  title: 'From your list to your gate',
  steps: [
    {
      title: 'You send the list',
      text: 'What, which sizes, how many, by when. A guess is enough to begin with.',
    },
    {
      title: 'We send a quote',
      duration: 'Within two working days',
      text: 'One total in UGX, with a drawing of your badge on the piece. It holds for 30 days.',
    },
    {
      title: 'You approve a sample',
      text: 'One finished piece comes to your office. Nothing else is printed before you say yes.',
    },
    {
      title: 'We print and deliver',
      text: `Half is paid before printing, half on delivery: by ${mobileMoneyProviders.join(', ')}, bank transfer or a local purchase order.`,
    },
  ],
} satisfies StepsProps;

export const form = {
  id: 'quote',
  title: 'Ask for a quote',
  lead: 'It costs nothing and binds nobody.',
  tone: 'sunk',
} satisfies SectionProps;

export const otherWaysTitle = 'Rather send a photo of the list?';
export const before = `Send it by WhatsApp, or email it to ${organisation.email.store}.`;
export const note = { ...dataNote, purpose: 'to make your quote' };
