// The API reference as Markdown: for the page and for its file.

import { contentText, untilContentChanges } from '~/readers/content';
import { readApi } from './openapi.ts';
import {
  type ApiField,
  type ApiPart,
  apiPart,
  type CodeView,
  type Example,
  type OperationView,
  operationIndex,
} from './reference.ts';

export const api = untilContentChanges(() => readApi(contentText('docs/openapi.yaml')));

/** What follows the text of a page: its part of the API, or on the first page of the reference a list of all requests. */
export function referenceOf({ id, tag }: { id: string; tag?: string | undefined }) {
  const part = tag ? apiPart(api(), tag) : undefined;
  const markdown = part
    ? partMarkdown(part)
    : id === 'api'
      ? operationIndexMarkdown(operationIndex(api()))
      : '';
  return { markdown, ids: part ? headingIds(part) : new Map<string, string>() };
}

/** Ids by heading: that of a request is its name in the API, that of a code the code. */
const headingIds = ({ operations, codes }: ApiPart) =>
  new Map([
    ...operations.map(({ title, id }) => [title, id] as const),
    ...codes.flatMap((list) => list.codes).map(({ code }) => [code, code] as const),
  ]);

function partMarkdown(part: ApiPart): string {
  return [
    ...part.operations.map(operation),
    ...part.events.map(({ type, title, description, object, example }) =>
      blocks(
        `## \`${type}\``,
        `${title}. ${description}`,
        object && `\`data\` is ${link(object)}.`,
        fence(example),
      ),
    ),
    ...part.objects.map(({ title, fields }) => blocks(`## ${title}`, fieldList(fields, 'received'))),
    ...part.codes.map(({ title, codes }) => blocks(`## ${title}`, ...codes.map(code))),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** All operations by part, as a list of links. */
function operationIndexMarkdown(index: ReturnType<typeof operationIndex>): string {
  return index
    .map(({ title, lines }) => {
      const items = lines.map((one) => `- \`${one.method} ${one.path}\`: [${one.title}](${one.href})`);
      return blocks(`## ${title}`, items.join('\n'));
    })
    .join('\n\n');
}

function operation(view: OperationView): string {
  const { title, method, path, sdk, description, parameters, shared, body, response, errors, examples } =
    view;
  return blocks(
    `## ${title}`,
    `\`${method} ${path}\`, in the libraries \`${sdk}\``,
    description,
    parameters.length > 0 && blocks('Parameters:', fieldList(parameters, 'sent')),
    shared.length > 0 && `Also ${shared.map(link).join(', ')}.`,
    body.length > 0 && blocks('Body:', fieldList(body, 'sent')),
    `Answers ${response.status}: ${response.description}${response.object ? ` See ${link(response.object)}.` : ''}`,
    errors.length > 0 &&
      `Can be refused with ${errors.map(({ status, code, href }) => `${status} ${link({ label: code, href })}`).join(', ')}.`,
    ...examples.map(fence),
  );
}

const marks = {
  sent: { true: ', required', false: '' },
  received: { true: '', false: ', not always there' },
};

function fieldList(fields: readonly ApiField[], kind: keyof typeof marks): string {
  return fields
    .map(({ name, type, required, values, description, object }) => {
      const mark = marks[kind][`${required}`];
      const one = values ? ` One of ${values.map((value) => `\`${value}\``).join(', ')}.` : '';
      return `- \`${name}\` (${type}${mark}): ${description}${one}${object ? ` See ${link(object)}.` : ''}`;
    })
    .join('\n');
}

const code = ({ code: name, status, meaning, next }: CodeView) =>
  blocks(`### \`${name}\``, `${status ? `${status}. ` : ''}${meaning} ${next}`);

const link = ({ label, href }: { label: string; href: string }) => `[${label}](${href})`;

const fence = ({ title, language, code: text }: Example) =>
  `\`\`\`${language} title="${title}"\n${text}\n\`\`\``;

const blocks = (...all: (string | false | undefined)[]) => all.filter(Boolean).join('\n\n');
