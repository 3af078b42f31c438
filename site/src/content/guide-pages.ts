// The words that the guides under /compliance and /security share.
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';

export const documents = { id: 'documents', title: 'Papers that go with it', tone: 'sunk' } as const;

export const compliance = {
  trail: [{ name: 'Compliance', path: '/compliance' }],
  closing: {
    title: 'Ask before the auditor does',
    text: 'A question about your own case? The compliance team answers in writing.',
    actions: [
      { label: 'Contact compliance', href: '/contact/compliance' },
      { label: 'All four sets of rules', href: '/compliance' },
    ],
  } satisfies ClosingCallProps,
};

export const security = {
  trail: [{ name: 'Trust', path: '/trust' }],
  closing: {
    title: 'Found something?',
    text: 'Tell us before anyone else. A person answers within 24 hours.',
    actions: [
      { label: 'Report a weakness', href: '/contact/security' },
      { label: 'Bug bounty programme', href: '/security/bug-bounty' },
    ],
  } satisfies ClosingCallProps,
};
