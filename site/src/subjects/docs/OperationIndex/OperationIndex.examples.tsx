// Two parts of an API.
import { OperationIndex } from './OperationIndex';

export const examples = {
  parts: (
    <OperationIndex
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
          ],
        },
        {
          id: 'example-webhooks',
          title: 'Webhooks',
          href: '/docs/api/webhooks',
          lines: [
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
