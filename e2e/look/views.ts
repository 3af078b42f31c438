// What is looked at: which pages, how wide, in which theme; and what a picture of it is called.

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Windows, and how much smaller their pictures are: what is judged beside others need not be as large as life. */
export const windows = [
  { width: 360, height: 740, scale: 1 },
  { width: 768, height: 1024, scale: 0.6 },
  { width: 1280, height: 800, scale: 0.6 },
  { width: 1920, height: 1080, scale: 0.4 },
] as const;
export type Window = (typeof windows)[number];
export type Width = Window['width'];

/**
 * `/pricing` asks for that page, `/docs*` for all that begin so, a word for the states that have it in their name.
 * Nothing asks for everything.
 */
export function isAskedFor(asked: readonly string[], address: string, state?: string): boolean {
  if (asked.length === 0) return true;
  return asked.some((each) => {
    if (!each.startsWith('/')) return state?.toLowerCase().includes(each.toLowerCase()) ?? false;
    return each.endsWith('*') ? address.startsWith(each.slice(0, -1)) : address === each;
  });
}

/** `/blog/page/2` at 360 px by night is `blog_page_2-360-dark.webp`. */
export function pictureName(subject: string, width: number, theme: Theme): string {
  const name = subject === '/' ? 'home' : subject.replace(/^\//, '').replace(/[^\w-]+/g, '_');
  return `${name}-${width}-${theme}.webp`;
}
