// Reads the build's _redirects file: addresses that moved for good.
export function parseRedirectRules(text: string): Map<string, string> {
  const rules = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [from, to] = line.trim().split(/\s+/);
    if (from?.startsWith('/') && to) rules.set(from, to);
  }
  return rules;
}
