// Long lists in pages: which page holds what, where it stands, and which other pages to offer from it.

export type Slice<Each> = { page: number; pages: number; total: number; items: readonly Each[] };

/** The list in pages of so many; an empty list is one empty page. */
export function inPages<Each>(list: readonly Each[], size: number): Slice<Each>[] {
  const pages = Math.max(1, Math.ceil(list.length / size));
  return Array.from({ length: pages }, (_, at) => ({
    page: at + 1,
    pages,
    total: list.length,
    items: list.slice(at * size, (at + 1) * size),
  }));
}

/** The first page is the list's own address. */
export const pagePath = (list: string, page: number) => (page === 1 ? list : `${list}/page/${page}`);

/** The first, the last, the nearest, and those ten, a hundred and so on away: any page is a few steps off. */
export function offeredPages(page: number, pages: number): number[] {
  const steps = [0, 1, 2, 10, 100, 1000].flatMap((step) => [page - step, page + step]);
  const offered = new Set([1, ...steps, pages].filter((each) => each >= 1 && each <= pages));
  return [...offered].sort((a, b) => a - b);
}
