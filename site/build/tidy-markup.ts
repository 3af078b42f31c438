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

/** Shapes that SVG lets end in themselves, and React does not. */
const SHAPES = /><\/(?:path|rect|circle|ellipse|line|polyline|polygon)>/g;
/** What React puts between two texts, and the icons' own names, which nothing here asks for. */
const OF_REACT = /<!-- -->| class="lucide lucide-[a-z0-9-]+"/g;

/** Leaves out what nobody reads. Where React goes on in the browser, it has to find its page as it left it. */
export function leaveOut(html: string): string {
  // Astro begins a line with each style sheet.
  const shorter = html.replace(SHAPES, '/>').replace(STYLE, (style) => style.replaceAll('}\n', '}'));
  return shorter.includes('<astro-island') ? shorter : shorter.replace(OF_REACT, '');
}
