// File sizes as people read them.

/** `820 bytes`, `48 KB`, `1.2 MB`; a KB has 1,000 bytes, as in every file manager of today. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
