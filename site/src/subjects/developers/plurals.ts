// Which plural forms a language has, as far as the Unicode data know it.

/** `one, other`; nothing for a language that the data leave out, where English forms would be a guess. */
export function pluralForms(code: string): string | undefined {
  if (Intl.PluralRules.supportedLocalesOf(code).length === 0) return undefined;
  return new Intl.PluralRules(code).resolvedOptions().pluralCategories.join(', ');
}
