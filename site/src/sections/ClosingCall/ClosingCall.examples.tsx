// A closing call with two actions.
import { ClosingCall } from './ClosingCall';

export const examples = {
  two: (
    <ClosingCall
      title="See your own fees on it"
      text="Bring one term of receipts; we show you the ledger in half an hour."
      actions={[
        { label: 'Get Started', href: '/contact' },
        { label: 'View Pricing', href: '/pricing' },
      ]}
    />
  ),
};
