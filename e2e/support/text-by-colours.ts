// Which text of a page has which colours on which ground. Runs in the page.

/**
 * The kinds of text that are not passed over; the first element of each is marked `data-first-in-colours`. A kind is what decides
 * a contrast: colour, whether it counts as large, and every ground behind it. Text that lies over something that is not its parent
 * is a kind of its own.
 */
export function textByColours({ without, passOver }: { without: string[]; passOver: string[] }): string[] {
  for (const marked of document.querySelectorAll('[data-first-in-colours]'))
    marked.removeAttribute('data-first-in-colours');
  const elsewhere = without.map((part) => `${part}, ${part} *`).join(', ');
  const known = new Set(passOver);
  const grounds = new Map<Element, string>();
  const kinds: string[] = [];
  const everything = [...document.querySelectorAll('body *')];
  let boxes: Map<Element, DOMRect> | undefined;

  /** Whether this has something beneath or above it that neither holds it nor is in it. */
  const meetsOthers = (element: Element): boolean => {
    boxes ??= new Map(everything.map((each) => [each, each.getBoundingClientRect()]));
    const box = boxes.get(element) ?? element.getBoundingClientRect();
    for (const [other, { left, right, top, bottom, width, height }] of boxes)
      if (
        width > 0 &&
        height > 0 &&
        left < box.right &&
        right > box.left &&
        top < box.bottom &&
        bottom > box.top &&
        !other.contains(element) &&
        !element.contains(other)
      )
        return true;
    return false;
  };

  const ground = (element: Element): string => {
    const before = grounds.get(element);
    if (before !== undefined) return before;
    const style = getComputedStyle(element);
    const opaque =
      !/^rgba\(.*, [\d.]+\)$/.test(style.backgroundColor) && !style.backgroundColor.includes('/');
    const behind = opaque || !element.parentElement ? '' : ground(element.parentElement);
    // What is taken out of the flow may lie over anything, unless it brings a ground that covers it.
    const outOfFlow = /absolute|fixed|sticky/.test(style.position) || style.transform !== 'none';
    const covers = opaque && style.opacity === '1';
    const own = [
      style.backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : style.backgroundColor,
      style.backgroundImage === 'none' ? '' : style.backgroundImage,
      style.opacity === '1' ? '' : `opacity ${style.opacity}`,
      outOfFlow && !covers && meetsOthers(element)
        ? `${location.pathname} ${innerWidth} ${everything.indexOf(element)}`
        : '',
    ];
    const whole = `${own.filter(Boolean).join(' ')}>${behind}`.replace(/^>+/, '>');
    grounds.set(element, whole);
    return whole;
  };

  /** As axe has it: 18 points, or 14 in bold. */
  const large = ({ fontSize, fontWeight }: CSSStyleDeclaration): boolean =>
    Math.ceil(Number.parseFloat(fontSize) * 72) / 96 >= (Number(fontWeight) >= 700 ? 14 : 18);

  for (const element of everything) {
    const says = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const field = element.matches('input, select, textarea');
    if (
      !(says || field) ||
      (elsewhere && element.matches(elsewhere)) ||
      element.closest('noscript, template')
    )
      continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // What only a screen reader reads is a pixel small.
    if (element instanceof HTMLElement && element.offsetWidth < 2) continue;
    const style = getComputedStyle(element);
    const parent = element.parentElement;
    const link =
      element.matches('a') && parent ? [style.textDecorationLine, getComputedStyle(parent).color] : [];
    const kind = [
      style.color,
      large(style) ? 'large' : 'small',
      style.textShadow,
      ...link,
      ground(element),
    ].join();
    if (known.has(kind)) continue;
    known.add(kind);
    kinds.push(kind);
    element.setAttribute('data-first-in-colours', '');
  }
  return kinds;
}
