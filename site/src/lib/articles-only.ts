/** The field of a search that finds articles only: the blog's. */
export const ARTICLES_ONLY = { name: 'in', value: '/blog/' };
