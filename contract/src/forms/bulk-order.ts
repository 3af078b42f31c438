// A request for a quote on a large order of merchandise.
import { day, line, text, tick, wholeNumber } from '../fields.ts';
import { defineForm } from '../form.ts';
import { fullName, institution, optionalEmail, phoneNumber, privacy } from './shared.ts';

export const bulkOrder = defineForm({
  id: 'bulk-order',
  fields: {
    name: fullName(),
    institution: institution(),
    email: optionalEmail(),
    phone: phoneNumber(),
    products: text({ required: true, max: 2000, rows: 4 }),
    quantity: wholeNumber({ min: 10, max: 100_000 }),
    ownMark: tick(),
    deliverTo: line({ required: true }),
    neededBy: day(),
    note: text({ max: 2000, rows: 3 }),
    privacy: privacy(),
  },
});
