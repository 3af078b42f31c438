// The way to an article.
import { Breadcrumb } from './Breadcrumb';

export const examples = {
  'two steps': (
    <Breadcrumb
      trail={[
        { name: 'Blog', path: '/blog' },
        { name: 'Best Practices', path: '/blog/category/best-practices' },
      ]}
    />
  ),
};
