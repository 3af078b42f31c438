// Finds what a content file itself marks as invented, and telephone numbers that reach nobody.

/** Numbers in Uganda never begin with 6, so one that does can belong to nobody and has to be replaced. */
const sampleNumber = /\+2566\d{8}/g;

/**
 * The exports a module names in `samples`, or "the whole entry" for a Markdown or YAML file with `sample: true`; and
 * every sample telephone number, whether the file marks itself or not.
 */
export function samplesIn(text: string): string[] {
  const numbers = new Set(text.match(sampleNumber));
  return [...marked(text), ...[...numbers].map((number) => `the sample number ${number}`)];
}

function marked(text: string): string[] {
  const list = text.match(/^export const samples(?:: [^=]+)? = \[([^\]]*)\]/m)?.[1];
  if (list !== undefined) return [...list.matchAll(/['"]([^'"]+)['"]/g)].map(([, name]) => name ?? '');
  return /^\s*(?:- )?sample: true$/m.test(text) ? ['the whole entry'] : [];
}
