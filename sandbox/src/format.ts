// Formats Kampala time, money and days without the machine's clock or locale.
import type { Moment } from './types.ts';

const HOURS = 3;

/** Milliseconds since 1970 as `2026-10-12T10:24:05+03:00`. */
export function moment(at: number): Moment {
  return `${new Date(at + HOURS * 3_600_000).toISOString().slice(0, 19)}+0${HOURS}:00`;
}

/** The day of a moment, or of milliseconds since 1970. */
export const dayOf = (at: number | Moment): string => (typeof at === 'number' ? moment(at) : at).slice(0, 10);

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `2026-10-12` as an SMS has it: `12 October`. */
export const dayInWords = (day: string): string =>
  `${Number(day.slice(8, 10))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`;

export const ugx = (amount: number) => `UGX ${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`;

export const providerNames = { mtn_momo: 'MTN MoMo', airtel_money: 'Airtel Money' } as const;
