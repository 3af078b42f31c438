// Attributes of lucide's icons inside a page: they are decoration, and HTML knows what an SVG is.
export const inPage = { xmlns: undefined, 'aria-hidden': 'true' } as const;
