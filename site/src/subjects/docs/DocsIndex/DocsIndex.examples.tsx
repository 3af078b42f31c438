// Pages of two parts, requests of one.
import { DocsIndex } from './DocsIndex';

export const examples = {
  pages: (
    <DocsIndex
      look="pages"
      parts={[
        {
          id: 'examples',
          title: 'Examples',
          lines: [
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
          lines: [
            { title: 'Python', description: 'For scripts, Django and Flask.', href: '/docs/sdk/python' },
          ],
        },
      ]}
    />
  ),
  requests: (
    <DocsIndex
      look="requests"
      parts={[
        {
          id: 'example-fees',
          title: 'Fees',
          href: '/docs/api/fees',
          lines: [
            {
              title: 'Ask a phone to pay',
              method: 'POST',
              path: '/payments',
              href: '/docs/api/fees#create-payment',
            },
            {
              title: 'Remove an address',
              method: 'DELETE',
              path: '/webhooks/{id}',
              href: '/docs/api/webhooks#delete-webhook',
            },
          ],
        },
      ]}
    />
  ),
};
