// The address of the blog's list, and how many articles are on a page.
export const LIST = '/blog';

export const PER_PAGE = 6;
