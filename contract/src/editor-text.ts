// Texts of content files as visitors read them.

/** Fills known placeholders: `{{brand}}` becomes the name. */
export const fillKnown = (text: string, placeholders: Readonly<Record<string, { value: string }>>): string =>
  text.replace(/\{\{\s*([\w.:+-]+)\s*\}\}/g, (place, name: string) => placeholders[name]?.value ?? place);

/** Without Markdown, on one line. */
export const readable = (text: string): string =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]+|^\s*(?:#+|>|-|\d+\.)\s+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
