// Tells an entry of a collection, or a picture in one, from all that is code or facts.

/** `file` from the site's folder. Entries reach pages as their props, which are in their keys (src/facts/page-key.ts). */
export const isEntry = (file: string): boolean =>
  /^src\/content\/(?!facts\/)[\w-]+\/.+\.(?:md|yaml|jpe?g|png|webp|avif)$/.test(file) &&
  !file.endsWith('openapi.yaml');
