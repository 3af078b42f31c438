// Words turned into parts of addresses.

/** A blog category's address: lower case, the first space (and only that) a hyphen. */
export function categorySlug(name: string): string {
  return name.toLowerCase().replace(' ', '-');
}

/** Where the articles of a category are listed. */
export function categoryPath(name: string): string {
  return `/blog/category/${categorySlug(name)}`;
}

/** Any title as an address or anchor: plain letters and digits joined by single hyphens. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
