// Structured data (JSON-LD) parses and has the fields that search engines ask for, by type.

type Thing = Record<string, unknown>;

/** Asked of a thing that a page describes. */
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
    // A job done from afar has no place, but a country that its people live in.
    'jobLocation or applicantLocationRequirements',
  ],
  Event: ['name', 'startDate', 'location'],
  BlogPosting: ['headline', 'datePublished', 'author', 'image'],
  NewsArticle: ['headline', 'datePublished', 'author', 'image'],
  Report: ['headline', 'datePublished', 'author', 'image'],
  TechArticle: ['headline', 'dateModified', 'author', 'image'],
  Product: ['name', 'image', 'offers'],
};

/** Asked of a part wherever it stands inside another thing. */
const requiredOfParts: Record<string, string[]> = {
  ListItem: ['position', 'name'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Offer: ['price', 'priceCurrency'],
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  PostalAddress: ['addressCountry'],
};

/** What is wrong with one block of JSON-LD; nothing when it is good. */
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
