// Pagination: slices, addresses, and page links.

export type Slice<Each> = { page: number; pages: number; total: number; items: readonly Each[] };

/** Splits a list into pages; an empty list is one empty page. */
export function inPages<Each>(list: readonly Each[], size: number): Slice<Each>[] {
  const pages = Math.max(1, Math.ceil(list.length / size));
  return Array.from({ length: pages }, (_, at) => ({
    page: at + 1,
    pages,
    total: list.length,
    items: list.slice(at * size, (at + 1) * size),
  }));
}

/** The first page has the list's address. */
export const pagePath = (list: string, page: number) => (page === 1 ? list : `${list}/page/${page}`);

/** First, last, nearest, and steps of ten, a hundred and so on: every page is a few clicks away. */
export function offeredPages(page: number, pages: number): number[] {
  const steps = [0, 1, 2, 10, 100, 1000].flatMap((step) => [page - step, page + step]);
  const offered = new Set([1, ...steps, pages].filter((each) => each >= 1 && each <= pages));
  return [...offered].sort((a, b) => a - b);
}
