// Reads custom properties from a style sheet, for pictures.

/** Finds tokens in the first block of a selector: `tokensOf(css, '.dark')('ground')`. */
export function tokensOf(css: string, selector: ':root' | '.dark'): (name: string) => string {
  const block = css.match(new RegExp(`\\${selector}\\s*\\{([^}]*)\\}`))?.[1] ?? '';
  const values = new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
  return (name) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`styles/tokens.css has no --${name} in ${selector}.`);
    return value;
  };
}
