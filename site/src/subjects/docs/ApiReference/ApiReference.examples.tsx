// A request with all its parts, and a list of codes.
import type { ApiPart } from '../api/reference';
import { ApiReference } from './ApiReference';

const nothing: ApiPart = { operations: [], events: [], objects: [], codes: [], testNumbers: [] };

export const examples = {
  operation: (
    <ApiReference
      {...nothing}
      operations={[
        {
          id: 'example-create-payment',
          title: 'Ask a guardian’s phone to pay',
          method: 'POST',
          path: '/payments',
          sdk: 'payments.request',
          description: 'The phone shows a prompt. The answer says `pending`.',
          parameters: [],
          shared: [{ label: 'Idempotency-Key', href: '/docs/api#writing-twice-is-safe' }],
          body: [
            { name: 'amount', type: 'integer', required: true, description: 'Whole shillings.' },
            {
              name: 'provider',
              type: 'string',
              required: true,
              values: ['mtn_momo', 'airtel_money'],
              description: 'The network of the phone.',
            },
          ],
          answer: {
            status: '202',
            description: 'The request is on its way.',
            object: { label: 'a payment', href: '#example-a-payment' },
          },
          errors: [{ status: '401', code: 'key_unknown', href: '#example_key_unknown' }],
          examples: [{ title: 'Answer 202', language: 'json', code: '{ "status": "pending" }' }],
        },
      ]}
      objects={[
        {
          id: 'example-a-payment',
          title: 'A payment',
          fields: [{ name: 'note', type: 'string', required: false, description: 'If there is one.' }],
        },
      ]}
    />
  ),
  codes: (
    <ApiReference
      {...nothing}
      testNumbers={[{ mtn: '+256670000001', airtel: '+256600000001', outcome: 'succeeded' }]}
      codes={[
        {
          id: 'example-codes',
          title: 'When a request is refused',
          codes: [
            {
              id: 'example_key_unknown',
              code: 'key_unknown',
              status: '401',
              meaning: 'We do not know the key.',
              next: 'Check that it was copied whole.',
            },
          ],
        },
      ]}
    />
  ),
};
