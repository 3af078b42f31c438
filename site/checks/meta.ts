// Titles, descriptions, sharing tags, structured data and the characters of headings.

import type { Font } from 'fontkitten';
import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import type { BuiltSite, CheckFinding, CheckProblem, Page } from './built-site.ts';

const sharingTags = [
  'og:title',
  'og:description',
  'og:url',
  'og:type',
  'og:site_name',
  'og:locale',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
];

export async function meta(site: BuiltSite): Promise<CheckFinding> {
  const problems: CheckProblem[] = [];
  const pages = site.contentPages;
  for (const page of pages) {
    const report = (what: string) => problems.push({ where: page.address, what });
    everyPage(page, report);
    figuresOf(page).forEach(report);
    if (page.isPublic) {
      canonical(page, site, report);
      await sharing(page, site, report);
    }
  }
  const own = pages.filter((page) => !isAlias(page, site));
  problems.push(...repeated(own, 'title', titleOf), ...repeated(own, 'description', descriptionOf));
  problems.push(...sitemapProblems(site, own));
  return { checked: `${pages.length} pages`, problems };
}

/** Figures of the description and facts of the structured data that the page itself does not tell. */
function figuresOf(page: Page): string[] {
  const text = bare(page.root.querySelector('main')?.text ?? '');
  const tells = (fact: string) => {
    const words = bare(fact);
    return /^\d/.test(words)
      ? new RegExp(`${WHOLE}${RegExp.escape(words)}(?!\\d)`).test(text)
      : text.includes(words);
  };
  const figures = descriptionOf(page).match(/\d(?:[\d.,]*\d)?/g) ?? [];
  const said = page.root
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap((script) => partsOf(readJson(script.text)))
    .flatMap(toldBy);
  return [
    ...figures
      .filter((figure) => !tells(figure))
      .map((figure) => `its description says ${figure}, the page does not`),
    ...said
      .filter((fact) => !tells(fact))
      .map((fact) => `its structured data says “${fact}”, the page does not`),
  ];
}

/** Not the end of a longer number. */
const WHOLE = '(?<!\\d)(?<!\\d[.,])';

/** Values that visitors must find on the page too: prices, questions, places and regions. */
function toldBy(part: Thing): string[] {
  const types = typesOf(part);
  const price = Number(part.price ?? part.lowPrice);
  return [
    types.includes('Question') ? part.name : undefined,
    /Offer/.test(types.join()) && price > 0 ? price.toLocaleString('en-UG') : undefined,
    ...partsOf(part.location ?? part.jobLocation).map(({ addressLocality }) => addressLocality),
    part.eligibleRegion,
    part.areaServed,
  ].filter((fact) => typeof fact === 'string');
}

const bare = (text: string): string => text.replace(/[\s\u200b]+/g, '').replaceAll('’', "'");

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function everyPage(page: Page, report: (what: string) => void): void {
  for (const tag of ['h1', 'main']) {
    const { length } = page.root.querySelectorAll(tag);
    if (length !== 1) report(`has ${length} ${tag} elements, not one`);
  }

  const lang = page.root.querySelector('html')?.getAttribute('lang');
  if (lang !== 'en-UG') report(`has lang "${lang ?? ''}", not "en-UG"`);

  const title = titleOf(page);
  if (title === '') report('has no title');
  if (title.length > 60) report(`has a title of ${title.length} characters, more than 60: ${title}`);

  const { length } = descriptionOf(page);
  if (length < 70 || length > 160) report(`has a description of ${length} characters, not 70 to 160`);

  for (const script of page.root.querySelectorAll('script[type="application/ld+json"]')) {
    problemsInStructuredData(script.text).forEach(report);
  }
}

function canonical(page: Page, site: BuiltSite, report: (what: string) => void): void {
  const own = addressIn(site, page.address);
  if (page.canonical !== own && !isAlias(page, site))
    report(`has the canonical address ${page.canonical}, not ${own}`);
}

async function sharing(page: Page, site: BuiltSite, report: (what: string) => void): Promise<void> {
  for (const tag of sharingTags) {
    if (!metaContent(page, tag)) report(`has no ${tag}`);
  }
  const url = metaContent(page, 'og:url');
  if (url && url !== page.canonical) report(`has og:url ${url}, not its canonical address`);
  if (metaContent(page, 'twitter:card') !== 'summary_large_image') report('has no large twitter:card');

  const image = metaContent(page, 'og:image');
  if (!image) return;
  if (!image.startsWith(`${site.origin}/`))
    return report(`has the og:image ${image}, not an absolute one of ours`);
  const file = decodeURI(new URL(image).pathname).slice(1);
  if (!site.files.has(file)) return report(`has the og:image ${image}, which was not built`);
  const { width, height } = await sharp(site.read(file)).metadata();
  if (width !== 1200 || height !== 630) report(`has an og:image of ${width}×${height}, not 1200×630`);
}

/** Two addresses may serve one page (`/bug-bounty`, `/security/bug-bounty`): one names the other as canonical, and both have the same content. */
function isAlias(page: Page, site: BuiltSite): boolean {
  if (!page.canonical?.startsWith(`${site.origin}/`)) return false;
  const target = site.page(new URL(page.canonical).pathname);
  if (!target || target === page || target.canonical !== addressIn(site, target.address)) return false;
  return titleOf(target) === titleOf(page) && descriptionOf(target) === descriptionOf(page);
}

function repeated(pages: Page[], name: string, of: (page: Page) => string): CheckProblem[] {
  return [...Map.groupBy(pages, of)]
    .filter(([text, same]) => text !== '' && same.length > 1)
    .map(([text, same]) => ({
      where: same.map(({ address }) => address).join(', '),
      what: `share one ${name}: ${text}`,
    }));
}

function sitemapProblems(site: BuiltSite, own: Page[]): CheckProblem[] {
  const where = 'sitemap';
  const files = [...site.files].filter((file) => /^sitemap(-\d+)?\.xml$/.test(file));
  if (files.length === 0) return [{ where, what: 'was not built' }];
  const listed = files.flatMap((file) =>
    [...site.text(file).matchAll(/<loc>\s*(.*?)\s*<\/loc>/g)].map(([, url = '']) => url),
  );
  const expected = own.filter((page) => page.isPublic).map((page) => addressIn(site, page.address));
  return [
    ...listed
      .filter((url) => !expected.includes(url))
      .map((url) => ({ where, what: `lists ${url}, no page to be found` })),
    ...expected
      .filter((url) => !listed.includes(url))
      .map((url) => ({ where, what: `does not list ${url}` })),
    ...listed
      .filter((url, at) => listed.indexOf(url) !== at)
      .map((url) => ({ where, what: `lists ${url} twice` })),
  ];
}

function addressIn(site: BuiltSite, address: string): string {
  return new URL(address, site.origin).href;
}

function titleOf(page: Page): string {
  return page.root.querySelector('head title')?.text.trim() ?? '';
}

function descriptionOf(page: Page): string {
  return metaContent(page, 'description') ?? '';
}

function metaContent(page: Page, name: string): string | undefined {
  return page.root.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
}

type Thing = Record<string, unknown>;

const required: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  SoftwareApplication: ['name', 'applicationCategory', 'operatingSystem', 'offers'],
  FAQPage: ['mainEntity'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'employmentType',
    'hiringOrganization',
    // A remote job has a country instead of a place.
    'jobLocation or applicantLocationRequirements',
  ],
  Event: ['name', 'startDate', 'location'],
  BlogPosting: ['headline', 'datePublished', 'author', 'image'],
  NewsArticle: ['headline', 'datePublished', 'author', 'image'],
  Report: ['headline', 'datePublished', 'author', 'image'],
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

export function problemsInStructuredData(json: string): string[] {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch (error) {
    return [`JSON-LD does not parse: ${error instanceof Error ? error.message : error}`];
  }
  const problems: string[] = [];
  for (const block of Array.isArray(data) ? data : [data]) {
    if (!isThing(block)) {
      problems.push('JSON-LD is not an object');
      continue;
    }
    if (block['@context'] !== 'https://schema.org')
      problems.push('JSON-LD has no @context https://schema.org');
    const described = Array.isArray(block['@graph']) ? block['@graph'].filter(isThing) : [block];
    for (const thing of described) {
      if (thing['@type'] === undefined) problems.push('JSON-LD has a thing without @type');
      problems.push(...lacking(thing, required));
    }
    problems.push(...partsOf(block).flatMap((part) => lacking(part, requiredOfParts)));
  }
  return problems;
}

function lacking(thing: Thing, fields: Record<string, string[]>): string[] {
  return typesOf(thing).flatMap((type) =>
    (fields[type] ?? [])
      .filter((field) => field.split(' or ').every((name) => isEmpty(thing[name])))
      .map((field) => `${type} has no ${field}`),
  );
}

function partsOf(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(partsOf);
  return isThing(value) ? [value, ...Object.values(value).flatMap(partsOf)] : [];
}

function typesOf(thing: Thing): string[] {
  return [thing['@type']].flat().filter((type) => typeof type === 'string');
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/** Code in a heading has the font of code. */
function withoutCode(heading: HTMLElement): string {
  const own = heading.clone() as HTMLElement;
  for (const code of own.querySelectorAll('code')) code.remove();
  return own.text.trim();
}

export function headingCharacters(site: BuiltSite, font: Pick<Font, 'hasGlyphForCodePoint'>): CheckFinding {
  const headings = site.contentPages.flatMap((page) =>
    page.root
      .querySelectorAll('h1, h2, h3')
      .map((heading) => ({ where: page.address, text: withoutCode(heading) })),
  );
  const problems = headings.flatMap(({ where, text }) => {
    const missing = [...new Set(text)].filter(
      (character) => !/\s/.test(character) && !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    );
    return missing.length === 0
      ? []
      : [
          {
            where,
            what: `"${text}": the font has no ${missing.join(' ')} (build/display-font.ts lists what it has)`,
          },
        ];
  });
  return { checked: `${headings.length} headings`, problems };
}
