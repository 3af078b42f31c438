// What of a figure counts up to itself: its first whole number; what stands around it stays.

export type Counted = { lead: string; number: string; rest: string };

/** "UGX 2B+" counts to 2, "3.5M+" to 3, "180,000" to 180; "24/7", a year, a range and a word stand still. */
export function counted(figure: string): Counted | undefined {
  const [, lead = '', number = '', rest = ''] = /^(\D*)(\d+)(.*)$/.exec(figure) ?? [];
  if (Number(number) < 2 || /^(?:19|20)\d\d$/.test(figure) || /\d[^\d]*[/–-]/.test(figure)) return undefined;
  return { lead, number, rest };
}
