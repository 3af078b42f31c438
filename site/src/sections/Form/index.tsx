// A form of the contract, with notes, other ways to reach us and the privacy notice beside it.
import { z } from 'astro/zod';
import { contactWaysWords } from '~/components/ContactWays/schema';
import { section } from '~/components/define-section';
import { LinkList } from '~/components/LinkList/LinkList';
import { SchoolAside } from '~/components/SchoolAside/SchoolAside';
import { link, list, points } from '~/components/schema';
import { Ticks } from '~/components/Ticks/Ticks';
import { formOf } from '~/facts/forms';
import { pageText } from '~/facts/page-text';
import { Form } from '~/forms/Form/Form';
import { schoolPartNames } from '~/lib/school-parts';
import { FormBeside } from './FormBeside';
import { formBesideWords } from './schema';

/** The others are part of an application, such as the cart. */
const FORMS = [
  'affiliate-contact',
  'affiliate-signup',
  'bulk-order',
  'compliance-enquiry',
  'data-request',
  'feature-request',
  'partner-application',
  'quotation',
  'security-report',
  'startup-application',
] as const;

const note = z.strictObject({
  title: pageText.exactOptional().describe('The heading.'),
  text: pageText.exactOptional().describe('A sentence or two.'),
  points: points.exactOptional(),
  links: list(link).exactOptional().describe('Where to read more.'),
  first: z
    .boolean()
    .exactOptional()
    .meta({ title: 'Before the form', description: 'On a phone; the others are after it.' }),
});

const words = formBesideWords.extend({
  form: z.enum(FORMS).describe('Which form.'),
  whenFailed: contactWaysWords
    .exactOptional()
    .describe('Shown when the form cannot be sent, if no other ways are beside it.'),
  school: z
    .enum(schoolPartNames)
    .exactOptional()
    .meta({ title: 'Part of the school', description: 'Drawn beside the form on wide screens.' }),
  notes: list(note).exactOptional().describe('Short texts beside the form.'),
});

const Note = ({ title, text, points: items, links }: z.infer<typeof note>) => (
  <div>
    {title && <h3>{title}</h3>}
    {text && <p>{text}</p>}
    {items && <Ticks items={items} />}
    {links && <LinkList links={links} />}
  </div>
);

function FormSection({ form, whenFailed, school, notes = [], ...frame }: z.infer<typeof words>) {
  const given = formOf(form);
  const shown = (first: boolean) =>
    notes
      .filter((each) => (each.first ?? false) === first)
      .map((each) => <Note {...each} key={each.title ?? each.text} />);
  const before = shown(true);
  return (
    <FormBeside
      {...frame}
      before={before.length > 0 ? before : undefined}
      aside={[...shown(false), school && <SchoolAside part={school} on="wide" key="school" />]}
    >
      <Form {...given} ways={frame.ways ?? whenFailed ?? given.ways} />
    </FormBeside>
  );
}

export const form = section({ name: 'form', title: 'Form', schema: words, component: FormSection });
