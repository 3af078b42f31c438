// Redirects of pages that were removed.

export const REDIRECTS = 'redirects.yaml';
export type Redirects = Readonly<Record<string, string>>;

/** With a page that leads to another from now on: what led to it leads on. */
export const withRemoved = (redirects: Redirects, page: string, to: string): Redirects => ({
  ...Object.fromEntries(Object.entries(redirects).map(([from, old]) => [from, old === page ? to : old])),
  [page]: to,
});

/** With a page that is there, or not, as it was published. */
export function withUndone(drafts: Redirects, published: Redirects, page: string): Redirects {
  const { [page]: to, ...others } = drafts;
  const { [page]: before } = published;
  const lines = Object.entries(others).map(([from, now]) => [
    from,
    now === to && published[from] === page ? page : now,
  ]);
  return { ...Object.fromEntries(lines), ...(before !== undefined && { [page]: before }) };
}
