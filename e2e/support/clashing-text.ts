// Tells where words lie upon one another, and where a number is broken over two lines. Both run in the page.

/** Pairs of texts of which one lies on the other, or two links with nothing between them, as they are seen. */
export function overlapping(): string[] {
  type Piece = { text: string; link: Element | null; drawing: Element | null; box: DOMRect };
  // A table's head that only a screen reader reads is a pixel small.
  const tiny = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    ((element instanceof HTMLElement && element.offsetWidth < 2) || tiny(element.parentElement));
  const seen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !tiny(element);
  const pieces: Piece[] = [];
  const walk = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  while (walk.nextNode()) {
    const { textContent: text, parentElement: parent } = walk.currentNode;
    if (!text?.trim() || !parent || !seen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const piece = { text: text.trim(), link: parent.closest('a'), drawing: parent.closest('figure') };
    for (const box of range.getClientRects()) if (box.width > 1) pieces.push({ ...piece, box });
  }
  pieces.sort((a, b) => a.box.top - b.box.top);
  const wide = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = (one: DOMRect, other: DOMRect) =>
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const clash = (one: Piece, other: Piece) => {
    // Drawings may stand before one another, as two phones do.
    if (one.text === other.text || (one.drawing && other.drawing && one.drawing !== other.drawing))
      return false;
    const apart = one.link && other.link && one.link !== other.link ? -2 : 2;
    // A line's box is higher than its letters.
    const lowest = Math.min(one.box.height, other.box.height) / 3 + 1;
    return wide(one.box, other.box) > apart && high(one.box, other.box) > lowest;
  };
  const found = new Set<string>();
  for (const [index, one] of pieces.entries()) {
    for (const other of pieces.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break;
      if (clash(one, other)) found.add(`"${one.text.slice(0, 40)}" on "${other.text.slice(0, 40)}"`);
    }
  }
  return [...found];
}

/** Numbers and times that are broken over two lines: "UGX 1,440,00" and below it "0". */
export function brokenNumbers(): string[] {
  const found: string[] = [];
  const walk = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  while (walk.nextNode()) {
    const node = walk.currentNode;
    for (const { 0: number, index } of (node.textContent ?? '').matchAll(/\d[\d,.:]*[BKM]?[+%]?/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + number.length);
      const tops = [...range.getClientRects()]
        .filter(({ width }) => width > 0)
        .map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) found.push(`${number} in "${node.textContent?.trim().slice(0, 60)}"`);
    }
  }
  return found;
}
