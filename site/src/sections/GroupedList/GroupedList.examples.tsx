// Files in a group, and links in two.
import { GroupedList } from './GroupedList';

export const examples = {
  files: (
    <GroupedList
      title="Papers"
      lead="Short enough for one evening."
      groups={[
        {
          title: 'Money and fees',
          text: 'For bursars and boards.',
          files: [
            {
              title: 'Matched the same day',
              description: 'A method for mobile-money fees.',
              href: '/favicon.ico',
              facts: ['PDF', '5 pages', '48 KB'],
              readHref: '/',
            },
          ],
        },
      ]}
    />
  ),
  links: (
    <GroupedList
      title="All pages"
      groups={[
        {
          title: 'Product',
          links: [
            { label: 'Features for schools and universities', href: '/features' },
            { label: 'Pricing in Uganda shillings', href: '/pricing' },
          ],
        },
        { title: 'Legal', links: [{ label: 'Terms of service', href: '/terms' }] },
      ]}
    />
  ),
};
