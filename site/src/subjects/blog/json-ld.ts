// An article for search engines.
import type { BlogPosting } from 'schema-dts';
import { article, type Publisher } from '~/seo/json-ld';
import type { LoadedPost } from './collection';
import { postPath } from './posts';

export function blogPosting(from: Publisher, post: LoadedPost): BlogPosting {
  const { title, excerpt: description, author, category, date, updated, words } = post;
  return {
    '@type': 'BlogPosting',
    ...article(from, { title, description, path: postPath(post) }),
    author: { '@type': 'Person', name: author },
    articleSection: category,
    datePublished: date,
    dateModified: updated ?? date,
    wordCount: words,
  };
}
