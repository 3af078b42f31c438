// The certificates the company holds, each stated once. /trust and /compliance each show four of them.

export type Certification = {
  name: string;
  description: string;
  /** What it is as long as it counts: "Certified", "Licensed". */
  status: string;
  /** "November 2024", or "Ongoing" where there is no single audit. */
  lastAudit: string;
  /** As it is written: "2027". */
  validUntil: string;
  /** The last day it counts, where there is one; from the next day on it is due for renewal. */
  lastDay?: string;
};

export const certifications = {
  iso27001: {
    name: 'ISO 27001',
    description: 'How we manage the security of information, from the board to the backup.',
    status: 'Certified',
    lastAudit: 'November 2024',
    validUntil: '2027',
    lastDay: '2027-12-31',
  },
  soc2: {
    name: 'SOC 2 Type II',
    description: 'Whether the controls worked, watched over months rather than on one day.',
    status: 'Audited',
    lastAudit: 'October 2024',
    validUntil: 'As the report states',
  },
  gdpr: {
    name: 'GDPR',
    description: 'Europe’s data protection law, for institutions with European partners and donors.',
    status: 'Compliant',
    lastAudit: 'Ongoing',
    validUntil: 'Ongoing',
  },
  ferpa: {
    name: 'FERPA',
    description: 'The United States’ rules on education records, for exchange programmes and scholarships.',
    status: 'Compliant',
    lastAudit: 'Ongoing',
    validUntil: 'Ongoing',
  },
  nitaU: {
    name: 'NITA-U',
    description:
      'Certified provider of IT services with the National Information Technology Authority, Uganda.',
    status: 'Certified',
    lastAudit: 'March 2026',
    validUntil: '2026',
    lastDay: '2026-12-31',
  },
  ucc: {
    name: 'UCC',
    description: 'Licence of the Uganda Communications Commission for the messages schools send to parents.',
    status: 'Licensed',
    lastAudit: 'Ongoing',
    validUntil: '2026',
    lastDay: '2026-12-31',
  },
  dataProtectionAct: {
    name: 'Data Protection and Privacy Act',
    description: 'Checked against the Act and its regulations every quarter by our data protection officer.',
    status: 'Compliant',
    lastAudit: 'Ongoing',
    validUntil: 'Ongoing',
  },
} as const satisfies Record<string, Certification>;

/**
 * Stand-ins until the owner has put in the certificates and audits as they are.
 * @public Read by `npm run launch-check`.
 */
export const samples = ['certifications'] as const;
