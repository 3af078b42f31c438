// Code that goes into every page as it is written, without what only whoever edits it reads.

/** Without comments that stand on lines of their own, and without indentation. */
export const bareCode = (code: string): string =>
  code
    .replace(/^\s*(?:\/\/.*|\/\*[\s\S]*?\*\/\s*)$/gm, '')
    .replace(/\n\s*/g, '\n')
    .trim();
