// A request for a quote on a large order of merchandise.
import { day, line, text, tick, wholeNumber } from '../fields.ts';
import { defineForm } from '../form.ts';
import { emailAddress, fullName, institution, phoneNumber, privacy } from './shared.ts';

export const bulkOrder = defineForm({
  id: 'bulk-order',
  name: 'Bulk order quote',
  fields: {
    name: fullName(),
    institution: institution(),
    email: emailAddress(),
    phone: phoneNumber(),
    products: text({
      label: 'What you want to order',
      missing: 'Tell us what you want to order',
      hint: 'Products, colours and sizes, one to a line',
      max: 2000,
      rows: 4,
    }),
    quantity: wholeNumber({
      label: 'Pieces in all',
      missing: 'Enter how many pieces you need in all',
      min: 10,
      max: 100_000,
    }),
    ownMark: tick({ label: 'Print our school’s badge or name on them' }),
    deliverTo: line({
      label: 'Deliver to',
      missing: 'Enter the town we should deliver to',
      hint: 'Town or district',
    }),
    neededBy: day({ label: 'Needed by' }),
    note: text({ label: 'Anything else', max: 2000, rows: 3 }),
    privacy: privacy(),
  },
});
