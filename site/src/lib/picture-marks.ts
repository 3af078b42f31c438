// Marks for pictures in rendered Markdown (facts/markdown.ts). The picture is made when a page uses the text, because
// Astro caches the Markdown only.

export type PictureMark = {
  /** Path in the text: `./exam-week.jpg`. */
  file: string;
  alt: string;
  caption?: string | undefined;
  /** `content/blog/exam-week.md, line 12` */
  where: string;
};

const MARK = /<picture data-mark="([^"]*)"><\/picture>/g;

export const markPicture = (mark: PictureMark): string =>
  `<picture data-mark="${encodeURIComponent(JSON.stringify(mark))}"></picture>`;

const read = (encoded: string) => JSON.parse(decodeURIComponent(encoded)) as PictureMark;

const marksIn = (html: string): PictureMark[] =>
  [...html.matchAll(MARK)].map(([, encoded = '']) => read(encoded));

export async function replaceMarks(
  html: string,
  by: (mark: PictureMark) => string | Promise<string>,
): Promise<string> {
  const made = await Promise.all(marksIn(html).map(by));
  return html.replace(MARK, () => made.shift() ?? '');
}
