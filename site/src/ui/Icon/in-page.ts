// What an icon of lucide's needs to be told inside a page: it is decoration, and HTML knows what an SVG is.
export const inPage = { xmlns: undefined, 'aria-hidden': 'true' } as const;
