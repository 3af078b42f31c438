// Puts right in the finished pages what no component can: where Astro writes a style, and what Safari makes of lists.

const STYLE = /<style\b[^>]*>[\s\S]*?<\/style>/g;

/**
 * Styles stand in the head. Astro writes its one rule for islands right before the first of them, where HTML allows no
 * style, and where it would restyle what is already on the screen.
 */
export function moveStyles(html: string): string {
  const end = html.indexOf('</head>');
  if (end < 0) return html;
  const body = html.slice(end);
  return html.slice(0, end) + (body.match(STYLE)?.join('') ?? '') + body.replace(STYLE, '');
}

/** Scripts and styles hold no lists, whatever they say. */
const LISTS = /<(script|style)\b[\s\S]*?<\/\1>|<\/?nav\b|<ul(?![^>]*\brole=)(?=[\s>])/g;

/**
 * Safari takes a list without bullets for no list, unless it stands in a navigation or says that it is one: VoiceOver
 * would no longer tell how many things there are.
 */
export function keepLists(html: string): string {
  let navigations = 0;
  return html.replace(LISTS, (tag) => {
    if (tag === '<nav') navigations += 1;
    else if (tag === '</nav') navigations -= 1;
    return tag === '<ul' && navigations === 0 ? '<ul role="list"' : tag;
  });
}
