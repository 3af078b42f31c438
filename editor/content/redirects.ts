// Redirects of pages that were removed: a line belongs to the removal that made it, and is undone and published with it.

export const REDIRECTS = 'redirects.yaml';
export type Redirects = Readonly<Record<string, string>>;

/** With a page that leads to another from now on: what led to it leads on. */
export const withRemoved = (redirects: Redirects, page: string, to: string): Redirects => ({
  ...Object.fromEntries(Object.entries(redirects).map(([from, old]) => [from, old === page ? to : old])),
  [page]: to,
});

/** With a page that is there again. */
export function withBroughtBack(redirects: Redirects, published: Redirects, page: string): Redirects {
  const { [page]: to, ...others } = redirects;
  return Object.fromEntries(
    Object.entries(others).map(([from, now]) => [from, now === to && published[from] === page ? page : now]),
  );
}

/** The removed or new page to which a changed line belongs. */
export function ownerOf(from: string, published: Redirects, drafts: Redirects, pages: ReadonlySet<string>) {
  const [before, after] = [published[from], drafts[from]];
  if (before === after) return undefined;
  return [before === undefined || after === undefined ? from : before].find((page) => pages.has(page));
}

/** The published redirects with the lines of the chosen pages, and with those of no page if `withOthers`. */
export function chosenRedirects(
  published: Redirects,
  drafts: Redirects,
  pages: ReadonlySet<string>,
  chosen: ReadonlySet<string>,
  withOthers: boolean,
): Redirects {
  const all = Object.keys({ ...published, ...drafts });
  return Object.fromEntries(
    all.flatMap((from) => {
      const owner = ownerOf(from, published, drafts, pages);
      const isChosen = owner === undefined ? withOthers : chosen.has(owner);
      const to = (isChosen ? drafts : published)[from];
      return to === undefined ? [] : [[from, to]];
    }),
  );
}
