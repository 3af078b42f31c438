// Canonical addresses, sharing pictures, unique titles, sitemap, structured data, and the characters of headings.
// The build refuses a page without a title or description of the right length (lib/page-meta.ts).
import type { Font } from 'fontkitten';
import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import type { BuiltSite, CheckFinding, CheckProblem, Page } from './built-site.ts';

export async function meta(site: BuiltSite): Promise<CheckFinding> {
  const pages = site.contentPages;
  const found = await Promise.all(
    pages.map(async (page) => {
      const data = dataOf(page);
      const problems = [
        ...['h1', 'main', 'html[lang=en-UG]', 'title'].flatMap((tag) => {
          const { length } = page.root.querySelectorAll(tag);
          return length === 1 ? [] : `has ${length} ${tag} elements, not one`;
        }),
        ...untold(page, data),
        ...data.flatMap(incomplete),
        ...(page.isPublic ? [...canonical(page, site), ...(await sharing(page, site))] : []),
      ];
      return problems.map((what) => ({ where: page.address, what }));
    }),
  );
  const own = pages.filter((page) => !isAlias(page, site));
  return {
    checked: `${pages.length} pages`,
    problems: [
      ...found.flat(),
      ...repeated(own, 'title', titleOf),
      ...repeated(own, 'description', descriptionOf),
      ...sitemapProblems(site, own),
    ],
  };
}

const addressIn = (site: BuiltSite, address: string): string => new URL(address, site.origin).href;
const titleOf = (page: Page): string => page.root.querySelector('head title')?.text.trim() ?? '';
const descriptionOf = (page: Page): string => metaContent(page, 'description') ?? '';
const metaContent = (page: Page, name: string): string | undefined =>
  page.root.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');

/** Figures of the description and facts of the structured data that the page itself does not tell. */
function untold(page: Page, data: unknown[]): string[] {
  const text = bare(page.root.querySelector('main')?.text ?? '');
  const tells = (fact: string) => {
    const words = bare(fact);
    // Not the end of a longer number.
    return /^\d/.test(words)
      ? new RegExp(`(?<!\\d)(?<!\\d[.,])${RegExp.escape(words)}(?!\\d)`).test(text)
      : text.includes(words);
  };
  const figures = descriptionOf(page).match(/\d(?:[\d.,]*\d)?/g) ?? [];
  const facts = data.flatMap(thingsIn).flatMap(toldBy);
  return [
    ...figures.filter((figure) => !tells(figure)).map((figure) => `its description says ${figure}`),
    ...facts.filter((fact) => !tells(fact)).map((fact) => `its structured data says “${fact}”`),
  ].map((what) => `${what}, the page does not`);
}

const bare = (text: string): string => text.replace(/[\s\u200b]+/g, '').replaceAll('’', "'");

/** Values that visitors must find on the page too: prices, questions, places and regions. */
function toldBy(thing: Thing): string[] {
  const types = typesOf(thing);
  const price = Number(thing.price ?? thing.lowPrice);
  return [
    types.includes('Question') ? thing.name : undefined,
    /Offer/.test(types.join()) && price > 0 ? price.toLocaleString('en-UG') : undefined,
    ...thingsIn(thing.location ?? thing.jobLocation).map(({ addressLocality }) => addressLocality),
    thing.eligibleRegion,
    thing.areaServed,
  ].filter((fact) => typeof fact === 'string');
}

function canonical(page: Page, site: BuiltSite): string[] {
  const own = addressIn(site, page.address);
  return page.canonical === own || isAlias(page, site)
    ? []
    : [`has the canonical address ${page.canonical}, not ${own}`];
}

async function sharing(page: Page, site: BuiltSite): Promise<string[]> {
  const image = metaContent(page, 'og:image') ?? '';
  const file = image.startsWith(`${site.origin}/`) && decodeURI(new URL(image).pathname).slice(1);
  if (!file || !site.files.has(file)) return [`has the og:image “${image}”, not one of ours`];
  const { width, height } = await sharp(site.read(file)).metadata();
  return width === 1200 && height === 630 ? [] : [`has an og:image of ${width}×${height}, not 1200×630`];
}

/** Two addresses may serve one page (`/bug-bounty`): one names the other as canonical, and both have the same content. */
function isAlias(page: Page, site: BuiltSite): boolean {
  if (!page.canonical?.startsWith(`${site.origin}/`)) return false;
  const target = site.page(new URL(page.canonical).pathname);
  if (!target || target === page || target.canonical !== addressIn(site, target.address)) return false;
  return titleOf(target) === titleOf(page) && descriptionOf(target) === descriptionOf(page);
}

const repeated = (pages: Page[], name: string, of: (page: Page) => string): CheckProblem[] =>
  [...Map.groupBy(pages, of)]
    .filter(([text, same]) => text !== '' && same.length > 1)
    .map(([text, same]) => ({
      where: same.map(({ address }) => address).join(', '),
      what: `share one ${name}: ${text}`,
    }));

function sitemapProblems(site: BuiltSite, own: Page[]): CheckProblem[] {
  const listed = [...site.files]
    .filter((file) => /^sitemap(-\d+)?\.xml$/.test(file))
    .flatMap((file) => [...site.text(file).matchAll(/<loc>\s*(.*?)\s*<\/loc>/g)])
    .map(([, url = '']) => url);
  const expected = own.filter((page) => page.isPublic).map((page) => addressIn(site, page.address));
  return [
    ...listed.filter((url) => !expected.includes(url)).map((url) => `lists ${url}, no page to be found`),
    ...expected.filter((url) => !listed.includes(url)).map((url) => `does not list ${url}`),
    ...listed.filter((url, at) => listed.indexOf(url) !== at).map((url) => `lists ${url} twice`),
  ].map((what) => ({ where: 'sitemap', what }));
}

type Thing = Record<string, unknown>;

/** What search engines require. */
const required: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  SoftwareApplication: ['name', 'applicationCategory', 'operatingSystem', 'offers'],
  FAQPage: ['mainEntity'],
  // A remote job has a country instead of a place.
  JobPosting: [
    ...['title', 'description', 'datePosted', 'employmentType', 'hiringOrganization'],
    'jobLocation or applicantLocationRequirements',
  ],
  Event: ['name', 'startDate', 'location'],
  ...Object.fromEntries(
    ['BlogPosting', 'NewsArticle', 'Report'].map((type) => [
      type,
      ['headline', 'datePublished', 'author', 'image'],
    ]),
  ),
  TechArticle: ['headline', 'dateModified', 'author', 'image'],
  Product: ['name', 'image', 'offers'],
};
const requiredOfParts: Record<string, string[]> = {
  ListItem: ['position', 'name'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Offer: ['price', 'priceCurrency'],
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  PostalAddress: ['addressCountry'],
};

/** Undefined for a script that does not parse. */
const dataOf = (page: Page): unknown[] =>
  page.root.querySelectorAll('script[type="application/ld+json"]').map(({ text }) => {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  });

function incomplete(data: unknown): string[] {
  if (!isThing(data)) return ['has JSON-LD that is no object'];
  const described = Array.isArray(data['@graph']) ? data['@graph'].filter(isThing) : [data];
  return [
    ...(data['@context'] === 'https://schema.org' ? [] : ['has JSON-LD without @context https://schema.org']),
    ...described.flatMap((thing) =>
      thing['@type'] === undefined ? ['has JSON-LD without @type'] : missing(thing, required),
    ),
    ...thingsIn(data).flatMap((thing) => missing(thing, requiredOfParts)),
  ];
}

const missing = (thing: Thing, fields: Record<string, string[]>): string[] =>
  typesOf(thing).flatMap((type) =>
    (fields[type] ?? [])
      .filter((field) => field.split(' or ').every((name) => isEmpty(thing[name])))
      .map((field) => `${type} has no ${field}`),
  );

function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  return isThing(value) ? [value, ...Object.values(value).flatMap(thingsIn)] : [];
}

const typesOf = (thing: Thing): string[] =>
  [thing['@type']].flat().filter((type) => typeof type === 'string');
const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Code in a heading has the font of code. */
function withoutCode(heading: HTMLElement): string {
  const own = heading.clone() as HTMLElement;
  for (const code of own.querySelectorAll('code')) code.remove();
  return own.text.trim();
}

export function headingCharacters(site: BuiltSite, font: Pick<Font, 'hasGlyphForCodePoint'>): CheckFinding {
  const headings = site.contentPages.flatMap(({ address: where, root }) =>
    root.querySelectorAll('h1, h2, h3').map((heading) => ({ where, text: withoutCode(heading) })),
  );
  const problems = headings.flatMap(({ where, text }) => {
    const absent = [...new Set(text.replace(/\s/g, ''))].filter(
      (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    );
    const what = `"${text}": the font has no ${absent.join(' ')} (build/display-font.ts lists what it has)`;
    return absent.length === 0 ? [] : { where, what };
  });
  return { checked: `${headings.length} headings`, problems };
}
