// Two files, one with a page to read it on.
import { Downloads } from './Downloads';

export const examples = {
  two: (
    <Downloads
      title="Documents"
      downloads={[
        {
          title: 'Privacy policy',
          description: 'What we keep and why.',
          href: '/favicon.svg',
          facts: ['PDF', '48 KB', '2 November 2026'],
          readHref: '/privacy',
        },
        {
          title: 'Security whitepaper',
          description: 'How data is kept.',
          href: '/favicon.svg',
          facts: ['PDF', '120 KB'],
        },
      ]}
    />
  ),
};
