// A script or a style sheet that a page carries in itself, without the lines that are for those who work on it.

/** Takes out lines that begin with `//` and blocks that begin a line with `/*`. */
export const withoutComments = (text: string): string =>
  text.replace(/^\s*(?:\/\/.*|\/\*[\s\S]*?\*\/)\n/gm, '').trim();
