// An index of categories, one of them the page that it stands on.
import { CountedLinks } from './CountedLinks';

export const examples = {
  categories: (
    <CountedLinks
      unit={{ one: 'article', many: 'articles' }}
      links={[
        { label: 'Technology', href: '/features', count: 2 },
        { label: 'Security', href: '/pricing', count: 1, current: true },
      ]}
    />
  ),
};
