// Two parts.
import { DocsMap } from './DocsMap';

export const examples = {
  parts: (
    <DocsMap
      parts={[
        {
          id: 'examples',
          title: 'Examples',
          pages: [
            {
              title: 'Remind parents of a balance',
              description: 'A program in one file that asks who owes fees and requests the payment.',
              href: '/docs/examples/fee-reminder',
            },
          ],
        },
        {
          id: 'sdk',
          title: 'Libraries',
          pages: [
            { title: 'Python', description: 'For scripts, Django and Flask.', href: '/docs/sdk/python' },
          ],
        },
      ]}
    />
  ),
};
