// The words of the store. What it sells is in facts/products, what sending costs in facts/prices.
import { testimonials } from '~/facts/customers';
import { dataNote } from '~/facts/form-surroundings';
import { brand, organisation } from '~/facts/organisation';
import { delivery, mobileMoneyProviders } from '~/facts/prices';
import { products as sold } from '~/facts/products';
import { leaderboard } from '~/facts/programmes';
import { formatUgx } from '~/lib/money';
import { countWord, formatPhone } from '~/lib/words';
import type { FeatureIndexProps } from '~/sections/FeatureIndex/FeatureIndex';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { QuotesProps } from '~/sections/Quotes/Quotes';
import type { SplitProps } from '~/sections/Split/Split';
import type { PageMeta } from '~/seo/page-meta';
import type { CartWords } from '~/subjects/store/islands/CartMenu';
import type { ProductWords } from '~/subjects/store/islands/Products';

const [office] = organisation.offices;
const providers = mobileMoneyProviders.join(' or ');
const freeAbove = formatUgx(delivery.freeAbove);
const count = countWord(sold.length);

export const meta = {
  path: '/store',
  title: 'Merch store: hoodies, caps, bottles',
  ogTitle: 'Hoodies, caps and stickers, made in Uganda',
  description: `${brand}’s hoodies, T-shirts, caps, laptop sleeves, bottles and stickers, made in Uganda. Pay by ${providers}, free delivery in Kampala over ${freeAbove}.`,
  crumb: 'Store',
} satisfies PageMeta;

export const hero = {
  look: 'split',
  kicker: 'Merch store',
  title: 'Made in Uganda, to wear and to carry',
  lead: `${count} things for people who build for schools, or run one. Sewn and printed between Jinja and Entebbe.`,
  actions: [
    { label: `See the ${count.toLowerCase()}`, href: '#products' },
    { label: 'Order for a whole club', href: '/bulk-orders' },
  ],
  proof: `Prices include VAT. ${providers}.`,
} satisfies HeroProps;

export const shelf = {
  caption: 'Drawings of the Dev Hoodie in Nile green, the Dev Cap in cream and the Dev Bottle in murram red.',
  seed: 'store',
  items: [
    { shape: 'hoodie', dye: 'nile' },
    { shape: 'cap', dye: 'cream' },
    { shape: 'bottle', dye: 'murram' },
  ],
} as const;

export const perks = {
  title: 'How we send it',
  tone: 'raised',
  features: [
    {
      icon: 'Truck',
      title: 'Free delivery in Kampala',
      text: `On orders over ${freeAbove}. Below that it is ${formatUgx(delivery.kampala)} in Kampala, and ${formatUgx(delivery.elsewhere)} to any other town.`,
    },
    {
      icon: 'Smartphone',
      title: `${providers}`,
      text: 'We confirm the order first, then the payment request reaches your phone. You enter your PIN there, and never here.',
    },
    {
      icon: 'Undo2',
      title: '14 days to send it back',
      text: 'Unworn, and without giving a reason. Your money returns to the number it came from.',
    },
  ],
} satisfies FeatureIndexProps;

export const products = {
  id: 'products',
  title: `${count} things, made to last`,
  lead: 'Choose a colour and a size. The cart remembers, also when you close the page.',
  link: { label: 'Ten pieces or more', href: '/bulk-orders' },
  sheetHref: '#order',
} as const;

export const sheet = {
  id: 'order',
  title: 'Order on one sheet',
  lead: 'Say how many you want of each and where they go. We confirm the full price before you pay. We never ask for your PIN.',
} as const;

export const reviews = {
  title: 'Worn in',
  tone: 'sunk',
  quotes: testimonials.store,
} satisfies QuotesProps;

export const terms = {
  id: 'terms',
  title: 'Before you order',
  lead: 'What the Electronic Transactions Act says you should know first.',
  look: 'rows',
  features: [
    {
      title: 'Who sells',
      text: `${organisation.legalName}, ${office.address.join(', ')}. ${formatPhone(office.phone)}, ${organisation.email.store}.`,
    },
    {
      title: 'Full price',
      text: 'The price beside each product, VAT included, in shillings; dollars are for comparison. Delivery is added as stated above and in the cart. There are no other charges.',
    },
    {
      title: 'Ordering',
      text: 'What you send is a request. You can change it until you send it, and it binds you only once we have confirmed it and you have paid.',
    },
    {
      title: 'Payment',
      text: `${providers}, to the number you give. Approve the request on your own phone.`,
    },
    {
      title: 'Delivery',
      text: '2 working days in Kampala and Entebbe, 5 in other towns, by courier or bus parcel, counted from payment.',
    },
    {
      title: 'Returns',
      text: 'Within 14 days of getting it, unworn. You pay for sending it back, unless it was faulty or not what you ordered. We refund the whole price within 7 days, or exchange it.',
    },
    {
      title: 'Complaints',
      text: 'A person reads each one and answers.',
      link: { label: 'Write to us', href: '/contact' },
    },
  ],
} satisfies FeatureIndexProps;

export const community = {
  title: 'Some of it cannot be bought',
  text: [
    `The black cap goes to the top ${countWord(leaderboard.length).toLowerCase()} of the leaderboard. With VIP support, your office is kitted out each January.`,
  ],
  actions: [
    { label: 'See the leaderboard', href: '/leaderboard' },
    { label: 'About VIP support', href: '/vip' },
  ],
  tone: 'raised',
} satisfies SplitProps;

export const note = { ...dataNote, purpose: 'to deliver your order' };

export const productWords = { colour: 'Colour', size: 'Size', add: 'Add to Cart' } satisfies ProductWords;

/** What the cart says, from its button in the header to the order. */
export const cartWords = {
  cart: 'Cart',
  items: { one: 'item', many: 'items' },
  order: 'Your order',
  close: 'Close cart',
  lines: {
    empty: 'Your cart is empty.',
    goOn: 'Continue shopping',
    full: 'A cart holds {count} different items. For more,',
    fullLink: { label: 'ask for a quote', href: '/bulk-orders' },
    checkout: 'Checkout',
    noForm: 'The order form did not arrive. Check your connection and press Checkout again.',
    later: 'You order first and pay once we have confirmed it. Nothing is charged here.',
    price: {
      subtotal: 'Subtotal',
      areas: { kampala: 'Kampala', elsewhere: 'Elsewhere in Uganda' },
      delivery: { free: 'Free delivery', cost: 'Delivery {cost}' },
      isFree: 'Your order is delivered free in Kampala.',
      freeAbove: 'Delivery in Kampala is free on orders over {amount}.',
      tax: 'All prices include VAT.',
    },
    line: { quantity: 'Quantity of {which}', fewer: 'One fewer', more: 'One more', remove: 'Remove' },
  },
} satisfies CartWords;
