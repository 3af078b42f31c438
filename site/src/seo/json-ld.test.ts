// Each builder gives what the search engines' guides ask of its kind, and nothing can break out of the script.
import { describe, expect, test } from 'vitest';
import {
  blogPosting,
  breadcrumbList,
  event,
  faqPage,
  jobPosting,
  organization,
  type Publisher,
  product,
  publication,
  serialiseJsonLd,
  softwareApplication,
  techArticle,
  webSite,
} from './json-ld.ts';

const from: Publisher = {
  site: 'https://tred.example',
  organisation: {
    name: 'Tred',
    legalName: 'Tred Technologies Ltd',
    description: 'A platform for schools.',
    founded: 2022,
    email: { general: 'hello@x.ug', sales: 'sales@x.ug', support: 'help@x.ug', media: 'press@x.ug' },
    phone: {
      main: '+256200900100',
      sales: '+256200900101',
      support: '+256200900102',
      media: '+256200900104',
    },
    social: [{ url: 'https://social.example/tred' }],
    offices: [
      {
        city: 'Entebbe',
        address: ['Plot 12, Church Road', 'Entebbe', 'Uganda'],
        phone: '+256200900100',
        email: 'hello@x.ug',
      },
    ],
  },
};

const written = (thing: Parameters<typeof serialiseJsonLd>[0][number]) =>
  JSON.parse(serialiseJsonLd([thing]))['@graph'][0];

describe('organization', () => {
  test('carries names, address, contacts and profiles', () => {
    expect(written(organization(from))).toMatchObject({
      '@type': 'Organization',
      '@id': 'https://tred.example/#organisation',
      name: 'Tred',
      legalName: 'Tred Technologies Ltd',
      url: 'https://tred.example/',
      logo: 'https://tred.example/icon-512.png',
      foundingDate: '2022',
      sameAs: ['https://social.example/tred'],
      address: [
        {
          '@type': 'PostalAddress',
          streetAddress: 'Plot 12, Church Road',
          addressLocality: 'Entebbe',
          addressCountry: 'UG',
        },
      ],
    });
    expect(written(organization(from)).contactPoint).toContainEqual(
      expect.objectContaining({ contactType: 'sales', email: 'sales@x.ug', telephone: '+256200900101' }),
    );
  });
});

test('webSite points at the organisation by its id', () => {
  expect(written(webSite(from))).toMatchObject({
    '@type': 'WebSite',
    inLanguage: 'en-UG',
    publisher: { '@id': organization(from)['@id'] },
    potentialAction: { target: { urlTemplate: 'https://tred.example/search?q={query}' } },
  });
});

test('breadcrumbList starts at home and counts from one', () => {
  const { itemListElement } = written(breadcrumbList(from, [{ name: 'Blog', path: '/blog/' }]));
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://tred.example/' },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: 'https://tred.example/blog' },
  ]);
});

test('softwareApplication offers each plan in shillings, by month and by year', () => {
  const app = written(
    softwareApplication(from, {
      description: 'x',
      path: '/pricing',
      plans: [{ name: 'Starter', description: 'Small', monthlyPrice: 1_800_000, annualPrice: 1_440_000 }],
    }),
  );
  expect(app.offers[0]).toMatchObject({ name: 'Starter', price: 1_800_000, priceCurrency: 'UGX' });
  expect(
    app.offers[0].priceSpecification.map((price: { price: number; billingDuration: string }) => [
      price.price,
      price.billingDuration,
    ]),
  ).toEqual([
    [1_440_000, 'P1Y'],
    [1_800_000, 'P1M'],
  ]);
});

test('faqPage keeps questions and answers together', () => {
  expect(written(faqPage([{ question: 'How?', answer: 'By MoMo.' }])).mainEntity).toEqual([
    { '@type': 'Question', name: 'How?', acceptedAnswer: { '@type': 'Answer', text: 'By MoMo.' } },
  ]);
});

describe('jobPosting', () => {
  const job = {
    title: 'Registrar liaison',
    description: 'Sit with registrars.',
    type: 'Full-time',
    location: 'Entebbe, Uganda',
    posted: '2026-11-01',
    path: '/careers',
  };
  test('of an office has a place', () => {
    const posting = written(jobPosting(from, { ...job, closes: '2026-12-31' }));
    expect(posting).toMatchObject({
      employmentType: 'FULL_TIME',
      datePosted: '2026-11-01',
      validThrough: '2026-12-31T23:59:59+03:00',
      hiringOrganization: { name: 'Tred' },
      jobLocation: { address: { addressLocality: 'Entebbe', addressCountry: 'UG' } },
    });
    expect(posting).not.toHaveProperty('jobLocationType');
  });
  test.each(['Kampala (hybrid)', 'Kampala, Uganda', 'Kampala'])('in %s names the town alone', (location) => {
    expect(written(jobPosting(from, { ...job, location })).jobLocation.address.addressLocality).toBe(
      'Kampala',
    );
  });
  test('done from afar has a country instead', () => {
    const posting = written(jobPosting(from, { ...job, location: 'Remote (Uganda)' }));
    expect(posting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Uganda' },
    });
    expect(posting).not.toHaveProperty('jobLocation');
    expect(posting).not.toHaveProperty('validThrough');
  });
});

describe('event', () => {
  const facts = {
    name: 'Summit',
    description: 'Three days.',
    starts: '2027-03-12T09:00:00+03:00',
    ends: '2027-03-14T17:00:00+03:00',
    path: '/events/summit',
  };
  const place = { name: 'Main Hall', town: 'Kampala' };
  test.each([
    [{ ...facts, place }, 'Offline', 'Place'],
    [facts, 'Online', 'VirtualLocation'],
  ])('has one location when held in one way', (given, mode, location) => {
    expect(written(event(from, given))).toMatchObject({
      eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
      location: { '@type': location },
      startDate: '2027-03-12T09:00:00+03:00',
      offers: { price: 0, priceCurrency: 'UGX' },
    });
  });
  test('has two when held in both', () => {
    const mixed = written(event(from, { ...facts, place, online: true }));
    expect(mixed.eventAttendanceMode).toBe('https://schema.org/MixedEventAttendanceMode');
    expect(mixed.location.map((at: { '@type': string }) => at['@type'])).toEqual([
      'Place',
      'VirtualLocation',
    ]);
  });
});

test('blogPosting has its dates, author and picture', () => {
  const post = {
    title: 'Fees on time',
    excerpt: 'How.',
    author: 'A. Writer',
    category: 'Technology',
    published: '2026-10-02',
    path: '/blog/1',
  };
  expect(written(blogPosting(from, post))).toMatchObject({
    headline: 'Fees on time',
    datePublished: '2026-10-02',
    dateModified: '2026-10-02',
    author: { '@type': 'Person', name: 'A. Writer' },
    image: 'https://tred.example/og/blog/1.png',
    mainEntityOfPage: 'https://tred.example/blog/1',
  });
  expect(written(blogPosting(from, { ...post, updated: '2026-11-01' })).dateModified).toBe('2026-11-01');
});

test('a page of the documentation says when it was last changed', () => {
  const doc = {
    title: 'Errors',
    description: 'All of them.',
    updated: '2026-11-12',
    path: '/docs/api/errors',
  };
  expect(written(techArticle(from, doc))).toMatchObject({
    '@type': 'TechArticle',
    headline: 'Errors',
    dateModified: '2026-11-12',
    url: 'https://tred.example/docs/api/errors',
    image: 'https://tred.example/og/docs/api/errors.png',
  });
});

test('publication is signed by the company and names its file where there is one', () => {
  const paper = { title: 'Fees', description: 'How.', published: '2026-06-08', path: '/whitepapers/fees' };
  const report = written(publication(from, 'Report', { ...paper, file: '/whitepapers/fees.pdf' }));
  expect(report).toMatchObject({
    '@type': 'Report',
    headline: 'Fees',
    datePublished: '2026-06-08',
    author: { '@type': 'Organization', name: 'Tred' },
    image: 'https://tred.example/og/whitepapers/fees.png',
    encoding: { contentUrl: 'https://tred.example/whitepapers/fees.pdf', encodingFormat: 'application/pdf' },
  });
  expect(written(publication(from, 'NewsArticle', paper))).not.toHaveProperty('encoding');
});

test('product leads with shillings and keeps its anchor', () => {
  const hoodie = { name: 'Dev Hoodie', description: 'Warm.', priceUgx: 45_000, path: '/store#dev-hoodie' };
  expect(written(product(from, hoodie))).toMatchObject({
    image: 'https://tred.example/og/store.png',
    offers: { price: 45_000, priceCurrency: 'UGX', url: 'https://tred.example/store#dev-hoodie' },
  });
});

describe('serialiseJsonLd', () => {
  const nasty = '</script><!-- <script>alert(1)</script> & \u2028\u2029';
  test('lets nothing end the script', () => {
    const text = serialiseJsonLd([faqPage([{ question: nasty, answer: nasty }])]);
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(text).toContain('\\u003c/script\\u003e');
  });
  test('reads back as what went in', () => {
    expect(written(faqPage([{ question: nasty, answer: 'x' }])).mainEntity[0].name).toBe(nasty);
  });
});
