// Pages that were written before version 1.2 call the variant of a section its look.

const same = (names: readonly string[]) => names.map((variant) => [variant, { variant }] as const);

const variantOf = new Map<unknown, object>([
  ...same(['sky', 'night', 'rows', 'grid', 'featured', 'marks', 'crests']),
  ...['split', 'plain', 'text', 'reference'].map((look) => [look, {}] as const),
  ['wide', { wide: true }],
  ['statement', { variant: 'dark' }],
  ['deep', { variant: 'dark', wide: true }],
]);

/** The page with `variant` for each such `look`. */
export function withVariants(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withVariants);
  if (typeof value !== 'object' || value === null) return value;
  const { look, ...rest } = Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withVariants(each)]),
  );
  const variant = variantOf.get(look);
  return variant ? { ...variant, ...rest } : { ...(look !== undefined && { look }), ...rest };
}
