// Leaves a mark in a text where its author put a picture, with the line it stands in, and says of one that stands wrongly why.
import { readFileSync } from 'node:fs';
import type { MdastPluginDefinition, MdastVisitorContext } from 'satteri';
import { markPicture } from '../src/lib/picture-marks.ts';

type Placed = { position?: { start: { line: number } } | undefined };

/** `site/src/content/blog/exam-week.md, line 12`: what is read here begins after the lines between the two `---`. */
function placeOf({ position }: Placed, { fileURL, source }: MdastVisitorContext): string {
  const line = position?.start.line ?? 1;
  if (!fileURL) return `line ${line}`;
  const path = decodeURI(fileURL.pathname);
  const whole = readFileSync(fileURL, 'utf8');
  const before = whole.slice(0, Math.max(0, whole.lastIndexOf(source.trim()))).split('\n').length - 1;
  return `${path.slice(path.lastIndexOf('/site/src/content/') + 1)}, line ${line + before}`;
}

/** A picture, or several, with nothing else in their paragraph. */
export const picturesAlone: MdastPluginDefinition = {
  name: 'pictures-alone',
  options: { position: true },
  paragraph(node, context) {
    const others = node.children.filter(({ type }) => type !== 'image' && type !== 'break');
    if (others.length === node.children.length) return;
    if (others.some((other) => other.type !== 'text' || other.value.trim() !== '')) return;
    const marks = node.children.flatMap((child) => {
      if (child.type !== 'image') return [];
      const { url, alt, title } = child;
      const mark = { file: decoded(url), alt: alt ?? '', where: placeOf(child, context) };
      return [{ type: 'html' as const, value: markPicture({ ...mark, ...(title && { caption: title }) }) }];
    });
    context.replaceNode(node, marks);
  },
};

const HOW = 'A picture is written like this, on a line of its own: ![What it shows](./name.jpg)';

/** What is left then: pictures amid words, or written in another way. */
export const oddPictures: MdastPluginDefinition = {
  name: 'odd-pictures',
  options: { position: true },
  image: (node, context) =>
    refused(
      node,
      context,
      `the picture ${decoded(node.url)} stands in a line with something else. Give it a line of its own, with an empty line before and after it.`,
    ),
  imageReference: (node, context) => refused(node, context, `a picture names its file elsewhere. ${HOW}`),
  html: (node, context) =>
    /<img\b/i.test(node.value) ? refused(node, context, `there is an <img> tag. ${HOW}`) : undefined,
  text: (node, context) =>
    /!\[[^\]]*\]\(/.test(node.value)
      ? refused(
          node,
          context,
          `${node.value.trim()} is not read as a picture. The name of its file must have no space in it; a caption stands in double quotes.`,
        )
      : undefined,
};

const refused = (node: Placed, context: MdastVisitorContext, problem: string) => ({
  type: 'html' as const,
  value: markPicture({ file: '', alt: '', where: placeOf(node, context), problem }),
});

/** As a name of a file; Markdown writes a space as %20. */
function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
