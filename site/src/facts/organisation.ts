// Who Tred is and how to reach it. The owner edits this one file.

export const organisation = {
  name: 'Tred',
  legalName: 'Tred Technologies Ltd',
  tagline: 'Transforming education management for the modern era.',
  description:
    'Tred is an education-management platform for schools, universities and technical institutions in Uganda and East Africa.',
  founded: 2022,
  version: 'v1.1.0',
  domain: 'tred.example',
  /** The number the Personal Data Protection Office gave us; shown on the privacy page once there is one. */
  pdpoRegistration: undefined as string | undefined,
  email: {
    general: 'hello@tred.example',
    sales: 'sales@tred.example',
    support: 'support@tred.example',
    partnerships: 'partners@tred.example',
    media: 'press@tred.example',
    security: 'security@tred.example',
    privacy: 'privacy@tred.example',
    compliance: 'compliance@tred.example',
    careers: 'careers@tred.example',
    research: 'research@tred.example',
    affiliates: 'affiliates@tred.example',
    store: 'store@tred.example',
    conduct: 'conduct@tred.example',
  },
  phone: {
    main: '+256200900100',
    sales: '+256200900101',
    support: '+256200900102',
    partnerships: '+256200900103',
    media: '+256200900104',
    emergency: '+256200900199',
    whatsapp: '+256700900100',
  },
  social: [
    { name: 'X', icon: 'x', url: 'https://x.com/tred_example' },
    { name: 'LinkedIn', icon: 'linkedin', url: 'https://www.linkedin.com/company/tred-example' },
    { name: 'Facebook', icon: 'facebook', url: 'https://www.facebook.com/tred.example' },
    { name: 'YouTube', icon: 'youtube', url: 'https://www.youtube.com/@tred-example' },
  ],
  /**
   * Where developers meet: the public invitation to the chat, the organisation’s page with the code. While one is
   * undefined, its page says how to ask for an invitation; once set (an https address), it shows the link.
   */
  community: {
    discord: undefined as string | undefined,
    github: undefined as string | undefined,
  },
  appStores: {
    ios: 'https://apps.apple.com/ug/app/tred-example/id0000000000',
    android: 'https://play.google.com/store/apps/details?id=example.tred',
  },
  offices: [
    {
      city: 'Entebbe',
      role: 'Headquarters',
      address: ['Plot 12, Church Road', 'Entebbe', 'Uganda'],
      phone: '+256200900100',
      email: 'hello@tred.example',
      hours: 'Mon-Fri 8am-6pm EAT',
    },
    {
      city: 'Nkumba University',
      role: 'Campus office',
      address: ['Innovation Block, Nkumba University', 'Entebbe-Kampala Road', 'Uganda'],
      phone: '+256200900110',
      email: 'campus@tred.example',
      hours: 'Mon-Fri 8am-5pm EAT',
    },
  ],
} as const;

/**
 * Stand-ins until the owner replaces them and takes them off this list.
 * @public Read by `npm run launch-check`.
 */
export const samples = ['organisation'] as const;
