// Available and missing capabilities, from content/facts/capabilities.yaml. It depends on no other fact, so that texts
// can use a status.
import { z } from 'astro/zod';
import { fillValues } from '../lib/format-text.ts';
import { namesIn } from '../readers/content.ts';
import { nameIn } from '../readers/fields.ts';
import { group, type Placeholders } from '../readers/placeholders.ts';
import { readFacts } from '../readers/read-facts.ts';
import type { PlanId } from './prices.ts';

const inPlan = z.union([z.boolean(), z.string().min(1)], 'must be true, false or a few words');

const everyPlan: Record<PlanId, boolean | string> = { starter: true, professional: true, enterprise: true };

const plans = z
  .union(
    [z.literal('all'), z.strictObject({ starter: inPlan, professional: inPlan, enterprise: inPlan })],
    'must be the word all, or starter, professional and enterprise with true, false or a few words each',
  )
  .transform((value) => (value === 'all' ? everyPlan : value));

const shared = {
  name: z.string().min(3).describe('A short description.'),
  plans,
  limits: z.string().exactOptional().describe('A note for the reader.'),
  request: nameIn(() => namesIn('requests', '.yaml'), 'is not in content/requests')
    .exactOptional()
    .describe('The request of visitors that it answers.'),
};

/** A term and its number stay on one line. */
const target = z
  .string()
  .min(3)
  .overwrite((words) => words.replace('Term ', 'Term\u00a0'))
  .describe('When it is meant to be there: “Term II 2027”.');

const capability = z.discriminatedUnion('status', [
  z.strictObject({
    ...shared,
    status: z.literal('Completed'),
    since: nameIn(
      () => ['the start', ...namesIn('releases', '.yaml')],
      'is not in content/releases',
    ).describe('The release that brought it, such as 2.5.0, or: the start.'),
  }),
  z.strictObject({ ...shared, status: z.literal('In Development'), target }),
  z.strictObject({ ...shared, status: z.literal('Planned'), target }),
  z.strictObject({ ...shared, status: z.literal('Under Review') }),
  z.strictObject({ ...shared, status: z.literal('Not Planned') }),
]);

export type Capability = z.infer<typeof capability>;

const words = z.string().min(1);

const statusSchema = z
  .strictObject({
    live: words.describe('On the badge of what can be used today.'),
    fromStart: words.describe('Of what was there from the start.'),
    since: words.describe('Of what a release brought. {release} is its number.'),
    comesWith: words.describe('Of what is being built for a release. {target} is filled in.'),
    beingBuilt: words.describe('Of what is being built for a term. {target} is filled in.'),
    planned: words.describe('{target} is filled in.'),
    underReview: words,
    notPlanned: words,
    everyPlan: words.describe('Of what each plan includes.'),
    professionalUp: words.describe('Of what the cheapest plan leaves out.'),
    enterpriseOnly: words.describe('Of what only the largest plan includes.'),
  })
  .describe('The words within a sentence, after the name of a part.');

export const capabilityFacts = readFacts(
  'capabilities',
  z.strictObject({
    says: statusSchema,
    capabilities: z.record(z.string(), capability),
    sample: z
      .boolean()
      .default(false)
      .describe('true until the owner has confirmed it. Listed before launch.'),
  }),
);

export const capabilities = () => capabilityFacts.capabilities;

export const capabilityName = nameIn(
  () => Object.keys(capabilities()),
  'is not in content/facts/capabilities.yaml',
);

export function capabilityOf(id: string): Capability {
  const found = capabilities()[id];
  if (!found) throw new Error(`content/facts/capabilities.yaml has no capability "${id}".`);
  return found;
}

/** Status beside a missing capability: `planned for Term I 2027`. */
export function whenItComes(each: Capability): string {
  const statusWords = capabilityFacts.says;
  switch (each.status) {
    case 'Completed':
      return each.since === 'the start'
        ? statusWords.fromStart
        : fillValues(statusWords.since, { release: each.since });
    case 'In Development':
      return fillValues(/^\d/.test(each.target) ? statusWords.comesWith : statusWords.beingBuilt, {
        target: each.target,
      });
    case 'Planned':
      return fillValues(statusWords.planned, { target: each.target });
    case 'Under Review':
      return statusWords.underReview;
    case 'Not Planned':
      return statusWords.notPlanned;
  }
}

export function planRow(id: string): { label: string; cells: (boolean | string)[] } {
  const { name, plans } = capabilityOf(id);
  return { label: name, cells: [plans.starter, plans.professional, plans.enterprise] };
}

/** Plans with a capability: `on every plan`, `on Professional and Enterprise`. */
export function plansWith(id: string): string {
  const { plans } = capabilityOf(id);
  if (plans.starter) return capabilityFacts.says.everyPlan;
  return plans.professional ? capabilityFacts.says.professionalUp : capabilityFacts.says.enterpriseOnly;
}

/** State of a request, for the list, the roadmap and the release notes. */
export function progressOf(id: string): {
  status: string;
  target?: string | undefined;
  release?: string | undefined;
} {
  const each = capabilityOf(id);
  return {
    status: each.status,
    target: 'target' in each ? each.target : undefined,
    release: each.status === 'Completed' && each.since !== 'the start' ? each.since : undefined,
  };
}

/** `{{status.ID}}` is the status, `{{plans.ID}}` the plans, `{{limits.ID}}` the limits. */
export function capabilityPlaceholders(): Placeholders {
  const { starter: _, ...apiPlans } = capabilityOf('api').plans;
  const withinSentence = Object.entries(apiPlans).map(([plan, access]) => [
    plan,
    String(access).toLowerCase(),
  ]);
  return {
    ...Object.fromEntries(
      Object.entries(capabilities()).flatMap(([id, capability]) => [
        [`status.${id}`, whenItComes(capability)],
        [`plans.${id}`, plansWith(id)],
        ...(capability.limits ? [[`limits.${id}`, capability.limits]] : []),
      ]),
    ),
    ...group('api', apiPlans),
    ...group('liveKey', Object.fromEntries(withinSentence)),
    ...group('training', capabilityOf('training').plans),
  };
}
