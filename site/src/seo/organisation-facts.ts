// What the builders need to know about the company; `content/facts/organisation` fits it.
export type OrganisationFacts = {
  name: string;
  legalName: string;
  description: string;
  founded: number;
  email: { general: string; sales: string; support: string; media: string };
  phone: { main: string; sales: string; support: string; media: string };
  social: readonly { url: string }[];
  offices: readonly { city: string; address: readonly string[]; phone: string; email: string }[];
};
