// schema.org data: organisation, site, breadcrumbs, questions, articles. Subjects build their own types.

import type {
  BreadcrumbList,
  ContactPoint,
  FAQPage,
  Graph,
  OrganizationLeaf,
  PostalAddress,
  Thing,
  WebSite,
} from 'schema-dts';
import { asSample } from '../facts/preview.ts';
import { LANGUAGE } from '../lib/locale.ts';
import { type PageMeta, picturePage } from '../lib/page-meta.ts';
import { jsonInHtml } from '../lib/text.ts';
import { absoluteUrl, picturePath } from './addresses.ts';

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

export type Publisher = { site: URL | string; organisation: OrganisationFacts };

const COUNTRY = 'UG';

export const organisationId = ({ site }: Publisher) => `${absoluteUrl(site, '/')}#organisation`;

/** Reference to the organisation; the home page has its full data. */
export const organisationName = (from: Publisher) =>
  ({
    '@type': 'Organization',
    '@id': organisationId(from),
    name: from.organisation.name,
    url: absoluteUrl(from.site, '/'),
    logo: absoluteUrl(from.site, '/icon-512.png'),
  }) satisfies OrganizationLeaf;

export function organization(from: Publisher): OrganizationLeaf {
  const { legalName, description, founded, email, phone, social, offices } = from.organisation;
  const contact = (contactType: string, address: string, telephone: string): ContactPoint => ({
    '@type': 'ContactPoint',
    contactType,
    email: address,
    telephone,
  });
  return {
    ...organisationName(from),
    legalName,
    description,
    foundingDate: String(founded),
    email: email.general,
    telephone: phone.main,
    sameAs: social.map(({ url }) => url),
    address: offices.map((office) => postalAddress(office.address, office.city)),
    contactPoint: [
      contact('sales', email.sales, phone.sales),
      contact('customer support', email.support, phone.support),
      contact('public relations', email.media, phone.media),
    ],
  };
}

function postalAddress(lines: readonly string[], city: string): PostalAddress {
  // The last line is the country, which has its own property.
  const streetAddress = lines
    .slice(0, -1)
    .filter((line) => line !== city)
    .join(', ');
  return { ...townAddress(city), ...(streetAddress && { streetAddress }) };
}

/** An address with a town only. */
export const townAddress = (town: string) =>
  ({
    '@type': 'PostalAddress',
    addressLocality: town,
    addressCountry: COUNTRY,
  }) satisfies PostalAddress;

export function webSite(from: Publisher): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${absoluteUrl(from.site, '/')}#website`,
    name: from.organisation.name,
    url: absoluteUrl(from.site, '/'),
    inLanguage: LANGUAGE,
    publisher: { '@id': organisationId(from) },
  };
}

export function breadcrumbList(
  { site }: Pick<Publisher, 'site'>,
  crumbs: readonly { name: string; path: string }[],
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(site, path),
    })),
  };
}

export function faqPage(items: readonly { question: string; answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

type ArticleFacts = Pick<PageMeta, 'title' | 'description' | 'pictureOf'> & { path: string };

export function article(from: Publisher, facts: ArticleFacts) {
  const url = absoluteUrl(from.site, facts.path);
  return {
    headline: facts.title,
    description: facts.description,
    inLanguage: LANGUAGE,
    image: absoluteUrl(from.site, picturePath(picturePage(facts))),
    publisher: organisationName(from),
    mainEntityOfPage: url,
    url,
  };
}

/** A free publication of the organisation. */
export const companyArticle = (from: Publisher, facts: ArticleFacts) => ({
  ...article(from, facts),
  author: organisationName(from),
  isAccessibleForFree: true,
});

/** Text of the JSON-LD script. Escapes `<`, `>`, `&` and line separators, so that no content can end the script. */
export function serialiseJsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  const marked = (key: string, value: unknown) =>
    key === 'description' && typeof value === 'string' ? asSample(value) : value;
  return jsonInHtml(graph, marked);
}
