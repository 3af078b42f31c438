// What an affiliate earns: referrals × what a school pays × the rate of the tier that many referrals reach.

export type Tier = { name: string; from: number; percent: number };

/** The highest tier that so many referrals reach; tiers rise. */
export function tierOf<T extends Tier>(referrals: number, tiers: readonly T[]): T {
  const tier = tiers.filter(({ from }) => referrals >= from).pop();
  if (!tier) throw new Error(`No tier begins at ${referrals} referrals.`);
  return tier;
}

/** The commission on one payment of each referred school, in the payment's currency, in whole units. */
export function commission(referrals: number, price: number, tiers: readonly Tier[]): number {
  return Math.round((referrals * price * tierOf(referrals, tiers).percent) / 100);
}
