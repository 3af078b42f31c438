// What a figure needs to count up to itself: the number that runs, and what stands still before and after it. The style
// sheet shows them while it runs; the text is the whole figure all the time.

type Counted = { 'data-count'?: number; 'data-count-lead'?: string; 'data-count-rest'?: string };

/** "UGX 2B+" counts to 2, "3.5M+" to 3, "180,000" to 180; "24/7", a year and a word stand still. */
export function counted(figure: string): Counted {
  const [, before = '', number = '', after = ''] = /^(\D*)(\d+)(.*)$/.exec(figure) ?? [];
  const isYear = /^(?:19|20)\d\d$/.test(figure);
  if (Number(number) < 2 || isYear || /\/|\d.*–|\d-/.test(figure)) return {};
  return { 'data-count': Number(number), 'data-count-lead': before, 'data-count-rest': after };
}
