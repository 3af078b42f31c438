// A closing call with two actions, and one with other ways to get through.
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
  ways: (
    <ClosingCall
      title="Found something?"
      text="Write before you tell anyone else."
      actions={[{ label: 'Submit a vulnerability', href: '/contact' }]}
      ways={[
        { name: 'Mailbox', label: 'security@tred.example', href: 'mailto:security@tred.example' },
        { name: 'Emergency line', label: '+256\u00a0600\u00a0900\u00a0199', href: 'tel:+256600900199' },
      ]}
    />
  ),
};
