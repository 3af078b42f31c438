// Puts other values into the facts of a copy of the site.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';

/** Changes values of one file in place; its comments stay. */
function change(
  folder: string,
  file: string,
  values: readonly (readonly [path: readonly string[], value: unknown])[],
) {
  const path = join(folder, 'src/content/facts', file);
  const document = parseDocument(readFileSync(path, 'utf8'));
  for (const [at, value] of values) {
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
  change(folder, 'organisation.yaml', [[['name'], name]]);
  change(folder, 'prices.yaml', [
    [['trialDays'], trialDays],
    // Both by the same share, so that the yearly discount stays what it is.
    ...Object.entries(planPrices).flatMap(([plan, { monthly, annual }]) => [
      [['planPrices', plan, 'monthly'], monthly * 1.07] as const,
      [['planPrices', plan, 'annual'], annual * 1.07] as const,
    ]),
    ...Object.entries(studentCaps).flatMap(([plan, cap]) =>
      cap === null ? [] : [[['studentCaps', plan], cap + 41] as const],
    ),
  ]);
}
