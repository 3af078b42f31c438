// Two parts of an API.
import { OperationIndex } from './OperationIndex';

export const examples = {
  parts: (
    <OperationIndex
      parts={[
        {
          id: 'example-fees',
          title: 'Fees',
          href: '#fees',
          lines: [
            { title: 'Ask a phone to pay', method: 'POST', path: '/payments', href: '#create-payment' },
          ],
        },
        {
          id: 'example-webhooks',
          title: 'Webhooks',
          href: '#webhooks',
          lines: [
            { title: 'Remove an address', method: 'DELETE', path: '/webhooks/{id}', href: '#delete-webhook' },
          ],
        },
      ]}
    />
  ),
};
