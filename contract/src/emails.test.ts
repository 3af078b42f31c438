import { expect, it } from 'vitest';
import { fillTemplate } from './emails.ts';

const values = {
  sender: 'Grace {{staff}} $& Akello',
  reference: 'TRD-4F7K2-M9QXD',
  form: 'Contact message',
  received: '15 November 2026',
  staff: 'sarah',
};

it('fills placeholders of the template, not those that a visitor typed', () => {
  expect(
    fillTemplate('{{reference}}: {{ sender }}, {{form}}, {{received}}, {{staff}} {{other}}', values),
  ).toBe('TRD-4F7K2-M9QXD: Grace {{staff}} $& Akello, Contact message, 15 November 2026, sarah {{other}}');
});
