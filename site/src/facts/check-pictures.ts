// What is wrong with the pictures of a text: one that says nothing to those who cannot see it, that stands amid words, or
// whose file is not there. Whether the file is a picture that can be shown is seen when the page is made.
import { readdirSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import type { MdastNode } from 'satteri';
import { didYouMean } from '../lib/nearest.ts';

type Found = { line: number; what: string };

const NONE_HERE =
  'no picture can stand in this text. Articles, press releases and guides may have pictures; elsewhere a drawing is an <svg> in a <figure>.';
const HOW = 'A picture is written like this, on a line of its own: ![What it shows](./name.jpg)';

/** Also what a program fills in when nobody wrote anything. */
const NO_WORDS = /^(?:|image|picture|photo|img|screenshot|[\w-]+\.\w{3,4}|what it shows)$/i;

/** `folder` is where the text lies, `called` how messages call it; `may` is whether the text may have pictures. */
export function* pictureProblems(
  node: MdastNode,
  where: { folder: string; called: string; may: boolean },
  parent?: MdastNode,
): Generator<Found> {
  const what = problemOf(node, where, parent);
  if (what) yield { line: node.position?.start.line ?? 1, what };
  if ('children' in node)
    for (const child of node.children) yield* pictureProblems(child as MdastNode, where, node);
}

function problemOf(
  node: MdastNode,
  { folder, called, may }: { folder: string; called: string; may: boolean },
  parent: MdastNode | undefined,
): string | undefined {
  switch (node.type) {
    case 'image': {
      const file = decoded(node.url);
      if (!may) return NONE_HERE;
      if (!isAlone(parent))
        return `the picture ${file} stands in a line with something else. Give it a line of its own, with an empty line before and after it.`;
      if (NO_WORDS.test((node.alt ?? '').trim()))
        return `the picture ${file} needs words that say what it shows, for those who cannot see it. They go between the square brackets: ![Two teachers count scripts at a door](${file}).`;
      return fileProblem(file, folder, called);
    }
    case 'imageReference':
      return may ? `a picture names its file elsewhere. ${HOW}` : NONE_HERE;
    case 'text':
      return /!\[[^\]]*\]\(/.test(node.value)
        ? `${node.value.trim()} is not read as a picture. The name of its file must have no space in it; a caption stands in double quotes.`
        : undefined;
    default:
      return undefined;
  }
}

/** One picture, or several, with nothing else in their paragraph. */
const isAlone = (parent: MdastNode | undefined): boolean =>
  parent?.type === 'paragraph' &&
  parent.children.every(
    (child) =>
      child.type === 'image' ||
      child.type === 'break' ||
      (child.type === 'text' && child.value.trim() === ''),
  );

function fileProblem(file: string, folder: string, called: string): string | undefined {
  if (/^(?:[a-z]+:)?\/\//i.test(file))
    return `the picture ${file} lies elsewhere, and the page would not be allowed to load it. Put the file into ${called} and write its name.`;
  const path = normalize(file);
  if (path.startsWith('/') || path.startsWith('..'))
    return `the picture ${file} must lie in ${called}; write its name like this: ./name.jpg.`;
  const name = basename(path);
  const beside = filesIn(join(folder, dirname(path)));
  // Asked for by its exact name, since some machines do not tell capitals and others do.
  if (beside.includes(name)) return undefined;
  return `the picture ${file} is not there. Put the file into ${called}, and spell its name as the file does, capital letters too.${didYouMean(name, beside)}`;
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** As a name of a file; Markdown writes a space as %20. */
function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
