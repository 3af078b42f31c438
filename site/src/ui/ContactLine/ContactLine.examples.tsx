// The line with and without places for customers.
import { ContactLine } from './ContactLine';

const line = {
  phone: '+256600900100',
  whatsapp: '+256600900120',
  hours: 'Mon-Fri 8am-6pm EAT',
  words: { call: 'Call', whatsapp: 'WhatsApp', open: 'Open now', closed: 'Closed now' },
};

export const examples = {
  plain: <ContactLine {...line} links={[]} />,
  customers: <ContactLine {...line} links={[{ label: 'Sign in', href: '/contact' }]} />,
};
