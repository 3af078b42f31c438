// A plain SVG of ours for a file: its colours, which a page's stylesheet gives it, are written into it.
//
// A drawing may say its colours by the class names below, or as `var(--brand)` and `currentColor` in its attributes. It
// says what it shows in an `aria-label` or a `<title>`; `aria-hidden` means that the words beside it say the same.
import { type HTMLElement, parse } from 'node-html-parser';
import type { Picture } from './parts.ts';
import { colours, token } from './pdf-colours.ts';

/** Colours by class, as in `charts.css`. */
const tones: Record<string, string> = {
  brand: colours.brand,
  quiet: token('line-strong'),
  pale: token('on-deep-weave'),
  warm: colours.warm,
  accent: colours.accent,
  ink: colours.ink,
  track: colours.line,
};

/** Font of the running text. */
const LETTERS = { family: "'Source Sans 3'", size: 9 };
/** Height of a stretched bar in points. */
const BAR = { units: 6, points: 7 };

export function pictureOf(source: HTMLElement, width: number): Picture {
  const svg = parse(source.toString()).querySelector('svg');
  if (!svg) throw new Error('There is no SVG to show.');
  const alt = altOf(svg);
  for (const shape of svg.querySelectorAll('*')) colour(shape);
  for (const words of svg.querySelectorAll('text')) {
    if (!words.hasAttribute('font-size')) words.setAttribute('font-size', `${LETTERS.size}`);
    words.setAttribute('font-family', LETTERS.family);
  }
  const box = boxOf(svg);
  svg.removeAttribute('class');
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  if (svg.getAttribute('preserveAspectRatio') === 'none') {
    const height = (box.height / BAR.units) * BAR.points;
    svg.setAttribute('width', `${width}`);
    svg.setAttribute('height', `${height}`);
  } else {
    svg.setAttribute('width', `${box.width}`);
    svg.setAttribute('height', `${box.height}`);
  }
  return { kind: 'picture', svg: withTokens(svg.toString()), width, alt };
}

function altOf(svg: HTMLElement): string | null {
  const title = svg.querySelector('title');
  const alt = svg.getAttribute('aria-label') ?? title?.text.trim();
  title?.remove();
  if (alt) return alt;
  if (svg.getAttribute('aria-hidden') === 'true') return null;
  throw new Error(
    'A drawing does not say what it shows: give its <svg> an aria-label, or aria-hidden="true".',
  );
}

function colour(shape: HTMLElement) {
  if (shape.hasAttribute('style'))
    throw new Error(
      'A drawing has a style attribute, which pages refuse: use attributes such as fill and stroke.',
    );
  const names = [...shape.classList.values()];
  const [known] = names.filter((name) => tones[name]);
  if (names.length > 0 && !known)
    throw new Error(
      `A drawing has the class "${names.join(' ')}", whose colour a PDF does not know: use ${Object.keys(tones).join(', ')}, or fill="var(--brand)".`,
    );
  shape.removeAttribute('class');
  if (known) shape.setAttribute('fill', tones[known] ?? '');
  else if (shape.rawTagName === 'text' && !shape.hasAttribute('fill'))
    shape.setAttribute('fill', colours.ink);
}

const withTokens = (svg: string) =>
  svg.replace(/var\(--([\w-]+)\)/g, (_, name: string) => token(name)).replaceAll('currentColor', colours.ink);

function boxOf(svg: HTMLElement) {
  const box = svg.getAttribute('viewBox') ?? '';
  const [, , width = 0, height = 0] = box.split(/[\s,]+/).map(Number);
  if (!(width > 0 && height > 0))
    throw new Error('A drawing has no viewBox, so nobody knows how large it is.');
  return { width, height };
}
