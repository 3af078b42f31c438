// The eight subjects of the blog. An article belongs to one; its address is made from the name.

export const blogCategories = [
  'Technology',
  'Analytics',
  'Case Study',
  'Design',
  'Security',
  'Leadership',
  'Best Practices',
  'Uganda Education',
] as const;

export type BlogCategory = (typeof blogCategories)[number];
