// Leaves a mark in a text where its author put a picture, with the line it stands in. What stands wrongly was refused when the
// text was read (facts/check-pictures.ts).
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

/** One, or several, with nothing else in their paragraph. */
export const pictures: MdastPluginDefinition = {
  name: 'pictures',
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

/** As a name of a file; Markdown writes a space as %20. */
function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
