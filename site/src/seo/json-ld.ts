// schema.org data: one typed builder for each kind of thing, and the one way to write it into a page.
import type { IsoDay } from '../lib/dates.ts';
import { employmentType } from '../subjects/jobs/employment-type.ts';
import { absoluteUrl, picturePath } from './addresses.ts';
import type { OrganisationFacts } from './organisation-facts.ts';

/** A thing of the given schema.org type. Undefined properties are left out when written. */
export type Thing<Type extends string = string> = { '@type': Type } & { [property: string]: unknown };

/** Where the site lives and who speaks: the first argument of every builder that needs either. */
export type Publisher = { site: URL | string; organisation: OrganisationFacts };

/** A moment with its offset, `2027-03-12T09:00:00+03:00`, or a whole day. */
export type IsoMoment = string;

const COUNTRY = 'UG';
const LANGUAGE = 'en-UG';

const organisationId = ({ site }: Publisher) => `${absoluteUrl(site, '/')}#organisation`;
const websiteId = ({ site }: Publisher) => `${absoluteUrl(site, '/')}#website`;

/** Names the company inside another thing; the whole entry stands on the home page. */
function organisationName(from: Publisher): Thing<'Organization'> {
  return {
    '@type': 'Organization',
    '@id': organisationId(from),
    name: from.organisation.name,
    url: absoluteUrl(from.site, '/'),
    logo: absoluteUrl(from.site, '/icon-512.png'),
  };
}

/** The company: for the home, about and contact pages. */
export function organization(from: Publisher): Thing<'Organization'> {
  const { legalName, description, founded, email, phone, social, offices } = from.organisation;
  const contact = (contactType: string, address: string, telephone: string) => ({
    '@type': 'ContactPoint',
    contactType,
    email: address,
    telephone,
    areaServed: COUNTRY,
    availableLanguage: 'en',
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

function postalAddress(lines: readonly string[], city: string): Thing<'PostalAddress'> {
  // The last line is the country, which has a property of its own.
  const street = lines.slice(0, -1).filter((line) => line !== city);
  return {
    '@type': 'PostalAddress',
    streetAddress: street.join(', ') || undefined,
    addressLocality: city,
    addressCountry: COUNTRY,
  };
}

/** The site itself: for the home page. */
export function webSite(from: Publisher): Thing<'WebSite'> {
  return {
    '@type': 'WebSite',
    '@id': websiteId(from),
    name: from.organisation.name,
    url: absoluteUrl(from.site, '/'),
    inLanguage: LANGUAGE,
    publisher: { '@id': organisationId(from) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl(from.site, '/search')}?q={query}` },
      'query-input': 'required name=query',
    },
  };
}

/** The way from home to a page: its ancestors, then the page itself. */
export function breadcrumbList(
  { site }: Pick<Publisher, 'site'>,
  trail: readonly { name: string; path: string }[],
): Thing<'BreadcrumbList'> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(site, path),
    })),
  };
}

export type PlanOffer = { name: string; description: string; monthlyPrice: number; annualPrice: number };

/** The platform and what it costs: for the pricing page. Both prices are shillings a month. */
export function softwareApplication(
  from: Publisher,
  app: { description: string; path: string; plans: readonly PlanOffer[] },
): Thing<'SoftwareApplication'> {
  const price = (monthly: number, billing: 'monthly' | 'annual') => ({
    '@type': 'UnitPriceSpecification',
    name: billing === 'annual' ? 'Paid by the year' : 'Paid by the month',
    price: monthly,
    priceCurrency: 'UGX',
    unitCode: 'MON',
    billingDuration: billing === 'annual' ? 'P1Y' : 'P1M',
  });
  return {
    '@type': 'SoftwareApplication',
    name: from.organisation.name,
    description: app.description,
    applicationCategory: 'EducationalApplication',
    operatingSystem: 'Web, Android, iOS',
    url: absoluteUrl(from.site, app.path),
    image: absoluteUrl(from.site, picturePath(app.path)),
    publisher: organisationName(from),
    offers: app.plans.map((plan) => ({
      '@type': 'Offer',
      name: plan.name,
      description: plan.description,
      price: plan.monthlyPrice,
      priceCurrency: 'UGX',
      url: absoluteUrl(from.site, app.path),
      availability: 'https://schema.org/InStock',
      eligibleRegion: COUNTRY,
      priceSpecification: [price(plan.annualPrice, 'annual'), price(plan.monthlyPrice, 'monthly')],
    })),
  };
}

/** Questions and answers that stand on the page, in the same words. */
export function faqPage(items: readonly { question: string; answer: string }[]): Thing<'FAQPage'> {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export type JobFacts = {
  title: string;
  description: string;
  /** As written on the page: `Full-time`. */
  type: string;
  /** `Entebbe, Uganda`, `Kampala (hybrid)`, or a text that begins with `Remote`. */
  location: string;
  posted: IsoDay;
  /** The last day to apply; left out while a position stays open until it is filled. */
  closes?: IsoDay | undefined;
  path: string;
};

export function jobPosting(from: Publisher, job: JobFacts): Thing<'JobPosting'> {
  const remote = /^remote\b/i.test(job.location);
  const town = job.location.split(/[,(]/)[0]?.trim();
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    employmentType: employmentType(job.type),
    datePosted: job.posted,
    validThrough: job.closes && `${job.closes}T23:59:59+03:00`,
    hiringOrganization: organisationName(from),
    jobLocationType: remote ? 'TELECOMMUTE' : undefined,
    applicantLocationRequirements: remote ? { '@type': 'Country', name: 'Uganda' } : undefined,
    jobLocation: remote
      ? undefined
      : {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: town, addressCountry: COUNTRY },
        },
    url: absoluteUrl(from.site, job.path),
    directApply: false,
  };
}

export type EventFacts = {
  name: string;
  description: string;
  starts: IsoMoment;
  ends: IsoMoment;
  /** Where people come together; an event without a place is held online. */
  place?: { name: string; town: string };
  /** Set when people can also, or only, join from afar. */
  online?: boolean;
  languages?: readonly string[];
  capacity?: number;
  path: string;
};

/** An event. All of the company's events are free. */
export function event(from: Publisher, facts: EventFacts): Thing<'Event'> {
  const url = absoluteUrl(from.site, facts.path);
  const online = facts.online || !facts.place;
  const mode = facts.place ? (online ? 'Mixed' : 'Offline') : 'Online';
  const places = [
    facts.place && {
      '@type': 'Place',
      name: facts.place.name,
      address: { '@type': 'PostalAddress', addressLocality: facts.place.town, addressCountry: COUNTRY },
    },
    online && { '@type': 'VirtualLocation', url },
  ].filter(Boolean);
  return {
    '@type': 'Event',
    name: facts.name,
    description: facts.description,
    startDate: facts.starts,
    endDate: facts.ends,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: places.length === 1 ? places[0] : places,
    image: absoluteUrl(from.site, picturePath(facts.path)),
    inLanguage: facts.languages,
    maximumAttendeeCapacity: facts.capacity,
    isAccessibleForFree: true,
    organizer: organisationName(from),
    offers: {
      '@type': 'Offer',
      price: 0,
      priceCurrency: 'UGX',
      availability: 'https://schema.org/InStock',
      url,
    },
    url,
  };
}

export type PostFacts = {
  title: string;
  excerpt: string;
  author: string;
  category: string;
  published: IsoDay;
  updated?: IsoDay | undefined;
  words?: number;
  path: string;
};

export function blogPosting(from: Publisher, post: PostFacts): Thing<'BlogPosting'> {
  const url = absoluteUrl(from.site, post.path);
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    author: { '@type': 'Person', name: post.author },
    articleSection: post.category,
    datePublished: post.published,
    dateModified: post.updated ?? post.published,
    wordCount: post.words,
    inLanguage: LANGUAGE,
    image: absoluteUrl(from.site, picturePath(post.path)),
    publisher: organisationName(from),
    mainEntityOfPage: url,
    url,
  };
}

export type PublicationFacts = {
  title: string;
  description: string;
  published: IsoDay;
  path: string;
  /** The same as a file, where there is one. */
  file?: string;
};

/** What the company itself publishes: a press release, a paper, a yearly report. */
export function publication<Type extends 'NewsArticle' | 'Report'>(
  from: Publisher,
  type: Type,
  facts: PublicationFacts,
): Thing<Type> {
  const url = absoluteUrl(from.site, facts.path);
  return {
    '@type': type,
    headline: facts.title,
    description: facts.description,
    author: organisationName(from),
    publisher: organisationName(from),
    datePublished: facts.published,
    inLanguage: LANGUAGE,
    isAccessibleForFree: true,
    image: absoluteUrl(from.site, picturePath(facts.path)),
    encoding: facts.file && {
      '@type': 'MediaObject',
      contentUrl: absoluteUrl(from.site, facts.file),
      encodingFormat: 'application/pdf',
    },
    mainEntityOfPage: url,
    url,
  } as Thing<Type>;
}

export type DocFacts = { title: string; description: string; updated: IsoDay; path: string };

/** A page of the documentation. */
export function techArticle(from: Publisher, facts: DocFacts): Thing<'TechArticle'> {
  const url = absoluteUrl(from.site, facts.path);
  return {
    '@type': 'TechArticle',
    headline: facts.title,
    description: facts.description,
    author: organisationName(from),
    publisher: organisationName(from),
    dateModified: facts.updated,
    inLanguage: LANGUAGE,
    isAccessibleForFree: true,
    image: absoluteUrl(from.site, picturePath(facts.path)),
    mainEntityOfPage: url,
    url,
  };
}

export type ProductFacts = {
  name: string;
  description: string;
  priceUgx: number;
  colours?: readonly string[];
  sizes?: readonly string[];
  /** The page's address, with the product's anchor where several share it. */
  path: string;
  picture?: string;
};

export function product(from: Publisher, facts: ProductFacts): Thing<'Product'> {
  const [path = '/', anchor] = facts.path.split('#');
  const url = absoluteUrl(from.site, path) + (anchor ? `#${anchor}` : '');
  return {
    '@type': 'Product',
    name: facts.name,
    description: facts.description,
    image: absoluteUrl(from.site, facts.picture ?? picturePath(path)),
    brand: { '@type': 'Brand', name: from.organisation.name },
    color: facts.colours?.join(', '),
    size: facts.sizes,
    offers: {
      '@type': 'Offer',
      price: facts.priceUgx,
      priceCurrency: 'UGX',
      availability: 'https://schema.org/InStock',
      url,
      seller: { '@id': organisationId(from) },
    },
  };
}

/**
 * The text for a page's one `<script type="application/ld+json">`. No `<`, `>` or `&` survives, so that no
 * content can end the script or open a comment, nor do the line breaks that old parsers trip over.
 */
export function serialiseJsonLd(things: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
