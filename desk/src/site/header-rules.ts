// Reads the build's _headers file: which response headers each address gets.
export type HeaderValues = Readonly<Record<string, string>>;

interface Rule {
  path: string;
  headers: Record<string, string>;
}

export function parseHeaderRules(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ path: line.trim(), headers: {} });
      continue;
    }
    const colon = line.indexOf(':');
    const rule = rules.at(-1);
    if (colon < 0 || !rule) throw new Error(`_headers: cannot read the line "${line.trim()}"`);
    rule.headers[line.slice(0, colon).trim().toLowerCase()] = line.slice(colon + 1).trim();
  }
  return rules;
}

/** Headers for an address; a path that ends in `*` covers everything below it. Later rules win. */
export function headersFor(rules: readonly Rule[], address: string): HeaderValues {
  const matching = rules.filter(({ path }) =>
    path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : path === address,
  );
  return Object.assign({}, ...matching.map((rule) => rule.headers));
}
