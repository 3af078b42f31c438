// Finds what a content file itself marks as invented.

/** The exports a module names in `samples`, or "the whole entry" for a Markdown or YAML file with `sample: true`. */
export function samplesIn(text: string): string[] {
  const list = text.match(/^export const samples(?:: [^=]+)? = \[([^\]]*)\]/m)?.[1];
  if (list !== undefined) return [...list.matchAll(/['"]([^'"]+)['"]/g)].map(([, name]) => name ?? '');
  return /^\s*(?:- )?sample: true$/m.test(text) ? ['the whole entry'] : [];
}
