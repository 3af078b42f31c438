// A legal text with its computed date, for its page and for the file made from it.
import { getEntry } from 'astro:content';
import { type IsoDay, legalDate, todayInKampala } from '../../lib/dates.ts';
import { readText, type Text } from '../../lib/text.ts';

export type LegalText = { text: Text; date: IsoDay; legalDay: number };

export async function legalText(id: 'privacy' | 'cookies' | 'terms'): Promise<LegalText> {
  const entry = await getEntry('legal', id);
  const text = readText(entry);
  const legalDay = entry?.data.legalDay ?? 1;
  return { text, date: legalDate(todayInKampala(), legalDay), legalDay };
}
