// The links of the header, the footer and the empty search, in their order; and what the footer says to a subscriber.

export const headerLinks = [
  { label: 'Features', href: '/features' },
  { label: 'Modules', href: '/modules' },
  { label: 'Case Studies', href: '/case-studies' },
  { label: 'Pricing', href: '/pricing' },
  { label: 'About', href: '/about' },
  { label: 'Blog', href: '/blog' },
  { label: 'Contact', href: '/contact' },
] as const;

export const footerGroups = [
  {
    title: 'Product',
    links: [
      { label: 'Features', href: '/features' },
      { label: 'Modules', href: '/modules' },
      { label: 'Case Studies', href: '/case-studies' },
      { label: 'Pricing', href: '/pricing' },
      { label: 'Mobile App', href: '/mobile' },
      { label: 'Product Updates', href: '/updates' },
    ],
  },
  {
    title: 'For',
    links: [
      { label: 'Primary schools', href: '/for/primary' },
      { label: 'Secondary schools', href: '/for/secondary' },
      { label: 'Technical institutes', href: '/for/technical' },
      { label: 'Universities', href: '/for/universities' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', href: '/about' },
      { label: 'Blog', href: '/blog' },
      { label: 'Careers', href: '/careers' },
      { label: 'Contact', href: '/contact' },
      { label: 'Corporate Responsibility', href: '/corporate-responsibility' },
      { label: 'ESG', href: '/esg' },
      { label: 'Diversity', href: '/diversity' },
      { label: 'Events', href: '/events' },
    ],
  },
  {
    title: 'Developers',
    links: [
      { label: 'API & Documentation', href: '/developers' },
      { label: 'Bug Bounty', href: '/security/bug-bounty' },
      { label: 'Hackathons', href: '/hackathons' },
      { label: 'Feature Requests', href: '/features/requests' },
    ],
  },
  {
    title: 'Partners',
    links: [
      { label: 'Partner Portal', href: '/partners/portal' },
      { label: 'Startup Program', href: '/startup-program' },
      { label: 'Affiliate', href: '/affiliate' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { label: 'Trust', href: '/trust' },
      { label: 'Compliance', href: '/compliance' },
      { label: 'Media Kit', href: '/media-kit' },
      { label: 'Whitepapers', href: '/whitepapers' },
      { label: 'How we count', href: '/facts' },
      { label: 'Your reference', href: '/reference' },
    ],
  },
  { title: 'Community', links: [{ label: 'Merch Store', href: '/store' }] },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy', href: '/privacy' },
      { label: 'Terms', href: '/terms' },
      { label: 'Cookies', href: '/cookies' },
      { label: 'Accessibility', href: '/accessibility' },
    ],
  },
] as const;

/** Where people go most, offered before anything is searched for. */
export const searchSuggestions = [
  { label: 'Prices and plans', href: '/pricing' },
  { label: 'What each module does', href: '/modules' },
  { label: 'API documentation', href: '/docs' },
  { label: 'Open positions', href: '/careers#openings' },
  { label: 'Talk to a person', href: '/contact' },
  { label: 'All pages by section', href: '/search#all' },
] as const;

/** Beside the phone numbers in the footer and in the menu of a phone. */
export const contactWords = {
  call: 'Call',
  whatsapp: 'WhatsApp',
  open: 'Open now',
  closed: 'Closed now',
  signIn: 'Sign in',
  status: 'Service status',
} as const;

/** To somebody who subscribes: in the footer, on the blog and, without JavaScript, on the thank-you page. */
export const subscribed = {
  thanks: 'Thank you for subscribing!',
  /** Where the desk sends mail. An address that is confirmed already gets no second email. */
  confirmByEmail:
    'One more step: open the email we have just sent you and confirm your address, unless you did so before.',
} as const;
