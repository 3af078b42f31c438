// Each builder gives what the search engines' guides ask of its kind, and nothing can break out of the script.
import { describe, expect, test } from 'vitest';
import {
  article,
  breadcrumbList,
  companyArticle,
  faqPage,
  organization,
  type Publisher,
  serialiseJsonLd,
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
      main: '+256600900100',
      sales: '+256600900101',
      support: '+256600900102',
      media: '+256600900104',
    },
    social: [{ url: 'https://social.example/tred' }],
    offices: [
      {
        city: 'Entebbe',
        address: ['Plot 12, Church Road', 'Entebbe', 'Uganda'],
        phone: '+256600900100',
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
      expect.objectContaining({ contactType: 'sales', email: 'sales@x.ug', telephone: '+256600900101' }),
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

test('faqPage keeps questions and answers together', () => {
  expect(written(faqPage([{ question: 'How?', answer: 'By MoMo.' }])).mainEntity).toEqual([
    { '@type': 'Question', name: 'How?', acceptedAnswer: { '@type': 'Answer', text: 'By MoMo.' } },
  ]);
});

test('everything to read names its page, its picture and its publisher', () => {
  const fees = { title: 'Fees', description: 'How.', path: '/whitepapers/fees' };
  expect(article(from, fees)).toMatchObject({
    headline: 'Fees',
    inLanguage: 'en-UG',
    image: 'https://tred.example/og/whitepapers/fees.png',
    publisher: { '@type': 'Organization', name: 'Tred' },
    mainEntityOfPage: 'https://tred.example/whitepapers/fees',
    url: 'https://tred.example/whitepapers/fees',
  });
  expect(companyArticle(from, fees)).toMatchObject({ author: { name: 'Tred' }, isAccessibleForFree: true });
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
