// What a text says about the API outside its examples: addresses, ids, numbers, codes and events.
import { findOperation } from './curl.ts';
import type { Rules } from './rules.ts';

export function textProblems(rules: Rules, markdown: string): string[] {
  return [
    ...addresses(rules, markdown),
    ...ids(rules, markdown),
    ...phones(rules, markdown),
    ...words(rules, markdown),
    ...events(rules, markdown),
  ];
}

const prefixes: Record<string, string> = {
  lrn: 'LearnerId',
  app: 'ApplicationId',
  pay: 'PaymentId',
  reg: 'RegisterId',
  res: 'ResultId',
  evt: 'EventId',
  hook: 'WebhookId',
  req: 'RequestId',
};

/** `POST /payments`, in a sentence or as the first line of an HTTP message. */
function addresses(rules: Rules, text: string): string[] {
  return [
    ...text.matchAll(/\b(GET|POST|PUT|PATCH|DELETE) (?:\/v1)?(\/[\w/{}.%$-]*[\w}])(\?[^\s`]*)?/g),
  ].flatMap(([said, method = '', path = '', query = '']) => {
    if (path.startsWith('/webhooks/tred')) return [];
    const found = findOperation(rules, method.toLowerCase(), path);
    if (!found) return [`${said} does not exist`];
    const known = found.operation.parameters.map(({ name }) => name);
    return [...new URLSearchParams(query).keys()]
      .filter((name) => !known.includes(name))
      .map((name) => `${said}: does not know the parameter ${name}`);
  });
}

function ids(rules: Rules, text: string): string[] {
  const found = text.matchAll(/\b(lrn|app|pay|reg|res|evt|hook|req)_[A-Za-z0-9]+/g);
  return [...found].flatMap(([id, prefix = '']) =>
    rules.check(['components', 'schemas', prefixes[prefix] ?? ''], id).map((what) => `${id} ${what}`),
  );
}

/** A number of a guardian that is not one of the test numbers might be somebody's. */
function phones(rules: Rules, text: string): string[] {
  return [...text.matchAll(/\+256\s?\d[\d ]{7,}\d/g)]
    .map(([number]) => number.replaceAll(' ', ''))
    .filter((number) => !rules.testNumbers.has(number))
    .map((number) => `${number} is no test number`);
}

/** `snake_case` in code marks is a field, a code or a value of the API. */
function words(rules: Rules, text: string): string[] {
  const prose = text.replace(/^(\s*)(`{3,})[\s\S]*?^\1\2$/gm, '');
  return [...prose.matchAll(/`([a-z]+(?:_[a-z]+)+)`/g)]
    .map(([, word = '']) => word)
    .filter((word) => !rules.vocabulary.has(word))
    .map((word) => `the API has no ${word}`);
}

function events(rules: Rules, text: string): string[] {
  return [...text.matchAll(/['"`](payment|learner|register|results?|application)\.([a-z_]+)['"`]/g)]
    .map(([, what, how]) => `${what}.${how}`)
    .filter((event) => !rules.events.includes(event) && !fields.test(event))
    .map((event) => `there is no event ${event}`);
}

/** `learner.balance` in code marks is a field of an object, not an event. */
const fields = /\.(id|balance|guardian|class|amount|status|phone|failure|learner|data)$/;
