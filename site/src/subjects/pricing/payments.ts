// When a term's bill is paid, and in what parts: days counted from the first day of the term, and no payment larger than
// a mobile wallet may send.
import type { BillingPeriod, PaymentWay } from '@tred/contract/school-price';
import { type IsoDay, toIsoDay } from '~/lib/dates';
import { weeksLater } from '~/lib/school-terms';
import { TERM_MONTHS } from './quote';

/** What a network takes for sending up to an amount, in shillings; the last band has the largest. */
export type ChargeBand = { upTo: number; ugx: number };

export type PaymentRules = {
  /** Weeks after the first day of the term, for a yearly bill that is paid by phone. */
  weeks: readonly number[];
  /** The days that an invoice may wait. */
  invoiceDays: number;
  /** The most that a wallet sends at once, and in a day. */
  limits: { transaction: number; day: number };
  /** What each network takes; one that we do not know is left out. */
  charges: Readonly<Partial<Record<PaymentWay, readonly ChargeBand[]>>>;
};

export type Payment = {
  day: IsoDay;
  /** One for each payment of that day. */
  amounts: readonly number[];
  /** What the network takes for them together, where it is known. */
  chargeUgx: number | undefined;
};

const DAY_MS = 24 * 60 * 60 * 1000;

const daysLater = (day: IsoDay, days: number): IsoDay => toIsoDay(new Date(Date.parse(day) + days * DAY_MS));

/** The same date so many months on, or the last of a shorter month. */
export function monthsLater(day: IsoDay, months: number): IsoDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toIsoDay(new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))));
}

/** Whole shillings, as even as they can be; what is left over stands with the first. */
function sharesOf(total: number, count: number): number[] {
  const share = Math.floor(total / count);
  return Array.from({ length: count }, (_, at) => share + (at < total % count ? 1 : 0));
}

export const isByPhone = (pay: PaymentWay) => pay === 'mtn' || pay === 'airtel';

function dueDays(starts: IsoDay, billing: BillingPeriod, pay: PaymentWay, rules: PaymentRules): IsoDay[] {
  const months = Array.from({ length: TERM_MONTHS }, (_, month) => monthsLater(starts, month));
  const days = billing === 'monthly' ? months : [starts];
  if (pay === 'invoice') return days.map((day) => daysLater(day, rules.invoiceDays));
  if (billing === 'annual' && isByPhone(pay)) return rules.weeks.map((weeks) => weeksLater(starts, weeks));
  return days;
}

/** A term's bill, part by part, the first on the first day of the term or when its invoice falls due. */
export function paymentPlan(
  { billUgx, billing, pay }: { billUgx: number; billing: BillingPeriod; pay: PaymentWay },
  starts: IsoDay,
  rules: PaymentRules,
): Payment[] {
  const days = dueDays(starts, billing, pay, rules);
  const parts = sharesOf(billUgx, days.length);
  return days.flatMap((day, at) => {
    const part = parts[at] ?? 0;
    return isByPhone(pay)
      ? withinLimits(day, part, rules, rules.charges[pay])
      : [{ day, amounts: [part], chargeUgx: undefined }];
  });
}

/** As many payments as the wallet needs, and what is over a day's limit on the days after. */
function withinLimits(
  day: IsoDay,
  total: number,
  { limits }: PaymentRules,
  bands: readonly ChargeBand[] | undefined,
): Payment[] {
  const amounts = sharesOf(total, Math.max(1, Math.ceil(total / limits.transaction)));
  const aDay = Math.max(1, Math.floor(limits.day / Math.max(...amounts)));
  const days = Array.from({ length: Math.ceil(amounts.length / aDay) }, (_, at) =>
    amounts.slice(at * aDay, (at + 1) * aDay),
  );
  return days.map((sent, at) => ({
    day: daysLater(day, at),
    amounts: sent,
    chargeUgx: chargeOf(sent, bands),
  }));
}

function chargeOf(amounts: readonly number[], bands: readonly ChargeBand[] | undefined): number | undefined {
  if (!bands) return undefined;
  const each = amounts.map((amount) => bands.find(({ upTo }) => amount <= upTo)?.ugx);
  return each.every((ugx) => ugx !== undefined) ? each.reduce((sum, ugx) => sum + ugx, 0) : undefined;
}
