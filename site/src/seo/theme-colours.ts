// The browser's bar takes the page's ground colour. The same two values stand in styles/tokens.css.
export const THEME_COLOURS = { light: '#FBFAF6', dark: '#0E1512' } as const;
