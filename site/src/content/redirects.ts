// Addresses that moved for good. The build makes a static redirect page and a rule for hosts and the desk.
export const redirects = {
  '/feature-requests': '/features/requests',
  '/partners': '/partners/portal',
  '/trust-center': '/trust',
  '/research': '/whitepapers',
  '/docs/uganda': '/docs',
  '/docs/examples': '/docs',
  '/docs/cli': '/docs',
  '/docs/sdk': '/docs',
  '/community': '/developers',
} as const satisfies Record<`/${string}`, `/${string}`>;
