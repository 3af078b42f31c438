// A sheet with one product and one question.
import { OrderForm } from './OrderForm';

export const examples = {
  short: (
    <OrderForm
      id="example-order"
      title="Order on one sheet"
      lead="Say how many you want of each."
      products={[
        { name: 'Cap', shown: { ugx: 'UGX 30,000' }, colours: [{ name: 'Charcoal' }], sizes: ['One size'] },
      ]}
      fields={[{ name: 'name', kind: 'text', label: 'Full name', required: true }]}
      action="/api/forms/order"
      submit="Send order request"
    />
  ),
};
