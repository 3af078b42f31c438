// One form for the forms of an English word: `fee` and `fees`, `price` and `pricing`. Not grammar, only the endings
// that people leave off or put on when they search; both sides of a comparison go through it.

/** A folded word without its ending. Short words are left alone. */
export function stem(word: string): string {
  let root = word;
  if (root.length > 4 && root.endsWith('ies')) root = `${root.slice(0, -3)}y`;
  else if (/(?:s|x|z|ch|sh)es$/.test(root) && root.length > 5) root = root.slice(0, -2);
  else if (root.length > 3 && /[^siu]s$/.test(root)) root = root.slice(0, -1);

  if (root.length > 5 && root.endsWith('ied')) root = `${root.slice(0, -3)}y`;
  else if (/[aeiouy].*(?:ing|ed)$/.test(root) && root.length > 5) {
    root = root.replace(/(?:ing|ed)$/, '');
    // planning → plan, but billing → bill.
    if (/([^aeioulsz])\1$/.test(root)) root = root.slice(0, -1);
  }
  // Not of four letters: a line is no LIN.
  return root.length > 4 && root.endsWith('e') ? root.slice(0, -1) : root;
}
