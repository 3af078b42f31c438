// A reward as the facts state it, as numbers that can be drawn.

export type Range = { from: number; to: number };

const UNITS: Record<string, number> = { K: 1_000, M: 1_000_000, B: 1_000_000_000 };

/** "UGX 300K-3M" is 300,000 to 3,000,000. What it cannot read stops the build. */
export function rewardRange(figure: string): Range {
  const [, from, fromUnit = '', to, toUnit = ''] =
    /^UGX\s([\d.]+)([KMB])-([\d.]+)([KMB])$/.exec(figure) ?? [];
  const range = {
    from: Number(from) * (UNITS[fromUnit] ?? Number.NaN),
    to: Number(to) * (UNITS[toUnit] ?? Number.NaN),
  };
  if (!(range.from < range.to)) throw new Error(`"${figure}" is no range such as "UGX 300K-3M".`);
  return range;
}
