// The mark that Markdown leaves where a picture goes (build/markdown.ts): what the author wrote, and where. The picture
// itself is made when a page asks for the text, since Astro keeps what became of a Markdown file and not of its pictures.

export type PictureMark = {
  /** As the author wrote it: `./exam-week.jpg`. */
  file: string;
  /** What it shows. */
  alt: string;
  caption?: string | undefined;
  /** `site/src/content/blog/exam-week.md, line 12` */
  where: string;
};

const MARK = /<picture data-mark="([^"]*)"><\/picture>/g;

export const markPicture = (mark: PictureMark): string =>
  `<picture data-mark="${encodeURIComponent(JSON.stringify(mark))}"></picture>`;

const read = (written: string) => JSON.parse(decodeURIComponent(written)) as PictureMark;

const marksIn = (html: string): PictureMark[] =>
  [...html.matchAll(MARK)].map(([, written = '']) => read(written));

/** The text with something else in the place of each mark. */
export async function replaceMarks(
  html: string,
  by: (mark: PictureMark) => string | Promise<string>,
): Promise<string> {
  const made = await Promise.all(marksIn(html).map(by));
  return html.replace(MARK, () => made.shift() ?? '');
}
