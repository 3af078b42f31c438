// Puts other values into the facts of a copy of the site.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';

type Change = { at: string[]; value: string | number };

/** Changes values of one file in place; its comments stay. */
function change(folder: string, file: string, changes: Change[]) {
  const path = join(folder, 'src/content/facts', file);
  const document = parseDocument(readFileSync(path, 'utf8'));
  for (const { at, value } of changes) {
    if (!document.hasIn(at)) throw new Error(`${file} has no ${at.join('.')}.`);
    document.setIn(at, value);
  }
  writeFileSync(path, document.toString());
}

type Plans = Record<string, { monthly: number; annual: number }>;
type Caps = Record<string, number | null>;

/** Another name of the same length, another price and cap for each plan, another trial. `folder` is the copy's site. */
export function changeFacts(
  folder: string,
  { planPrices, studentCaps }: { planPrices: Plans; studentCaps: Caps },
  { name, trialDays }: { name: string; trialDays: number },
) {
  change(folder, 'organisation.yaml', [{ at: ['name'], value: name }]);
  // Each by the same share, so that the yearly discount stays what it is.
  const dearer = (price: number) => (price * 107) / 100;
  change(folder, 'prices.yaml', [
    { at: ['trialDays'], value: trialDays },
    ...Object.entries(planPrices).flatMap(([plan, { monthly, annual }]) => [
      { at: ['planPrices', plan, 'monthly'], value: dearer(monthly) },
      { at: ['planPrices', plan, 'annual'], value: dearer(annual) },
    ]),
    ...Object.entries(studentCaps).flatMap(([plan, cap]) =>
      cap === null ? [] : [{ at: ['studentCaps', plan], value: cap + 41 }],
    ),
  ]);
}
