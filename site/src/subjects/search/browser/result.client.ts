// A result as the panel's template has it, with what was looked for marked.
import type { Hit, Piece } from './hit';

export function resultOf(hit: Hit, template: HTMLTemplateElement): Node {
  const result = document.importNode(template.content, true);
  const fill = (name: string, pieces: readonly Piece[]) => {
    const part = result.querySelector(`[data-part=${name}]`);
    if (part) part.textContent = '';
    part?.append(...pieces.map(nodeOf));
  };
  const link = result.querySelector('a');
  if (link) link.href = hit.href;
  fill('section', [{ text: hit.section, hit: false }]);
  fill('title', hit.title);
  fill('heading', hit.heading ?? []);
  fill('snippet', [...hit.snippet, ...saysLine(hit.says)]);
  return result;
}

/** “Also says: refund, return”: for a match in the text that the snippet does not show. */
function saysLine(says: readonly string[]): Piece[] {
  return says.flatMap((word, at) => [
    { text: at === 0 ? ' Also\u00a0says: ' : ', ', hit: false },
    { text: word, hit: true },
  ]);
}

function nodeOf({ text, hit }: Piece): Node {
  const words = document.createTextNode(text);
  if (!hit) return words;
  const mark = document.createElement('mark');
  mark.append(words);
  return mark;
}
