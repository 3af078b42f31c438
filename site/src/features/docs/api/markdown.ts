// The API reference as Markdown, with the same words and examples as the page.

import type { ApiField, ApiPart, CodeView, Example, OperationView, operationIndex } from './reference.ts';

export function operationsMarkdown(part: ApiPart): string {
  return [
    ...part.operations.map(operation),
    ...part.events.map(({ type, title, description, object, example }) =>
      blocks(
        `## ${type}`,
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
export function operationIndexMarkdown(index: ReturnType<typeof operationIndex>): string {
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
  blocks(`### ${name}`, `${status ? `${status}. ` : ''}${meaning} ${next}`);

const link = ({ label, href }: { label: string; href: string }) => `[${label}](${href})`;

const fence = ({ title, language, code: text }: Example) =>
  `\`\`\`${language} title="${title}"\n${text}\n\`\`\``;

const blocks = (...all: (string | false | undefined)[]) => all.filter(Boolean).join('\n\n');
