// Which text of a page has which colours on which ground. Runs in the page.

/**
 * The kinds of text that are not passed over; the first element of each is marked `data-first-in-colours`. A kind is what decides
 * a contrast: colour, size, weight and every ground behind it. Text that may lie over something that is not its parent is a kind of its own.
 */
export function textByColours({ without, passOver }: { without: string[]; passOver: string[] }): string[] {
  for (const marked of document.querySelectorAll('[data-first-in-colours]'))
    marked.removeAttribute('data-first-in-colours');
  const elsewhere = without.map((part) => `${part}, ${part} *`).join(', ');
  const known = new Set(passOver);
  const grounds = new Map<Element, string>();
  const kinds: string[] = [];

  const ground = (element: Element): string => {
    const before = grounds.get(element);
    if (before !== undefined) return before;
    const style = getComputedStyle(element);
    const opaque =
      !/^rgba\(.*, [\d.]+\)$/.test(style.backgroundColor) && !style.backgroundColor.includes('/');
    const behind = opaque || !element.parentElement ? '' : ground(element.parentElement);
    const own = [
      style.backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : style.backgroundColor,
      style.backgroundImage === 'none' ? '' : style.backgroundImage,
      style.opacity === '1' ? '' : `opacity ${style.opacity}`,
      // What is taken out of the flow may lie over anything.
      /absolute|fixed|sticky/.test(style.position) || style.transform !== 'none'
        ? `${location.pathname} ${innerWidth} ${[...document.querySelectorAll(element.localName)].indexOf(element)} ${element.localName}`
        : '',
    ];
    const whole = `${own.filter(Boolean).join(' ')}>${behind}`.replace(/^>+/, '>');
    grounds.set(element, whole);
    return whole;
  };

  for (const element of document.querySelectorAll('body *')) {
    const says = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const field = element.matches('input, select, textarea');
    if (
      !(says || field) ||
      (elsewhere && element.matches(elsewhere)) ||
      element.closest('noscript, template')
    )
      continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const style = getComputedStyle(element);
    const parent = element.parentElement;
    const link =
      element.matches('a') && parent ? [style.textDecorationLine, getComputedStyle(parent).color] : [];
    const kind = [
      style.color,
      style.fontSize,
      style.fontWeight,
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
