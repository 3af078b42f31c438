// How the site would still say a fact that has changed: the shapes in which it writes names, prices, caps and the trial.

export type Stated = {
  name: string;
  /** Shillings: what a month costs on each plan, billed by the month and by the year. */
  prices: readonly number[];
  /** Learners; plans without a limit left out. */
  caps: readonly number[];
  trialDays: number;
  /** The trial's days as a sentence begins with them: `Thirty`. */
  trialWord: string;
};

export type OldValue = { fact: string; pattern: RegExp };

const grouped = (amount: number) => amount.toLocaleString('en-UG');
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** An amount as people read it and as data has it; a longer number that contains it is another one. */
const amounts = (amount: number) =>
  new RegExp(`(?<!\\d)(?<!\\d[,.])(?:${escaped(grouped(amount))}|${amount})(?!,?\\d)`, 'g');

/** Other things take thirty days, too: only these phrases mean the trial. */
const trialPhrases = (days: string) => [
  `${days}[- ]days? free`,
  `${days}[- ]day free trial`,
  `trial of ${days} days`,
  `free for ${days} days`,
  `tr(?:y|ied|ies)(?: it)?(?: free)? for ${days} days`,
  `first ${days} days are free`,
  `plan you choose for ${days} days`,
  `${days} days, every feature`,
];

/** Everything to look for once each fact has another value. */
export function oldValues({ name, prices, caps, trialDays, trialWord }: Stated): OldValue[] {
  const sums = [...new Set(prices.flatMap((price) => [price, price * 12]))];
  return [
    { fact: 'name', pattern: new RegExp(escaped(name), 'g') },
    ...sums.map((sum) => ({ fact: `price ${grouped(sum)}`, pattern: amounts(sum) })),
    ...caps.map((cap) => ({
      fact: `cap ${grouped(cap)}`,
      pattern: new RegExp(`\\bup to (?:${escaped(grouped(cap))}|${cap})(?!,?\\d)`, 'gi'),
    })),
    ...[String(trialDays), trialWord].flatMap(trialPhrases).map((phrase) => ({
      fact: 'trial',
      pattern: new RegExp(`\\b${phrase}`, 'gi'),
    })),
  ];
}

/** Where a text still says an old value, with the words around it. */
export function leftIn(text: string, values: readonly OldValue[]): string[] {
  // A space that does not break counts as one.
  const plain = text.replace(/\u00a0|&nbsp;/g, ' ');
  return values.flatMap(({ fact, pattern }) =>
    [...plain.matchAll(pattern)].map(({ index, 0: found }) => {
      const around = plain.slice(Math.max(0, index - 40), index + found.length + 40);
      return `${fact}: …${around.replace(/\s+/g, ' ')}…`;
    }),
  );
}
