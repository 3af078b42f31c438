// What a text says about the API outside its examples: addresses, ids, numbers, codes and events.

import { follow } from '../../src/subjects/docs/api/openapi.ts';
import { errorCode } from '../../src/subjects/docs/api/reference.ts';
import type { Rules } from './api-rules.ts';
import { findOperation } from './curl.ts';

export function textProblems(rules: Rules, markdown: string): string[] {
  return [
    ...addresses(rules, markdown),
    ...ids(rules, markdown),
    ...phones(rules, markdown),
    ...words(rules, markdown),
    ...events(rules, markdown),
    ...outcomes(rules, markdown),
    ...statuses(rules, markdown),
    ...numbers(rules, markdown),
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

/** A row of a table that names a test number and an outcome. */
function outcomes({ api }: Rules, text: string): string[] {
  const numbered = api.tags.flatMap((tag) => tag['x-test-numbers'] ?? []);
  const known = numbered.map(({ outcome }) => outcome);
  return text.split('\n').flatMap((line) => {
    const said = line.startsWith('|') ? known.filter((outcome) => line.includes(`\`${outcome}\``)) : [];
    return numbered.flatMap(({ mtn_momo, airtel_money, outcome }) =>
      said.length > 0 &&
      [mtn_momo, airtel_money].some((number) => line.includes(number)) &&
      !said.includes(outcome)
        ? [`the outcome of ${mtn_momo} is ${outcome}`]
        : [],
    );
  });
}

/** `401 key_unknown`, or `401` and then `key_unknown`. */
function statuses({ api, operations }: Rules, text: string): string[] {
  const codes = (api.components.schemas.ErrorCode?.oneOf ?? []).flatMap((one) => one.const ?? []);
  const pairs = text.matchAll(new RegExp(`\\b([45]\\d\\d)\\W{1,3}(?:and \\W?)?(${codes.join('|')})\\b`, 'g'));
  const real = new Map(
    operations.flatMap(({ responses }) =>
      Object.entries(responses).map(([status, answer]) => [errorCode(follow(api, answer)), status] as const),
    ),
  );
  return [...pairs]
    .filter(([, status, code = '']) => real.get(code) !== status)
    .map(([, status, code = '']) => `${code} is ${real.get(code)}, not ${status}`);
}

/** Numbers with a unit that only one fact has. */
function numbers({ api }: Rules, text: string): string[] {
  const facts = api['x-facts'];
  const minute = [facts.rate_limit_live, facts.rate_limit_sandbox];
  const [first = '', ...later] = facts.webhook_retries;
  const retries = `${[first, ...later.slice(0, -1)].join(', ')} and ${later.at(-1)}`;
  const amounts = [facts.payment_limit_transaction, facts.payment_limit_day].map((one) =>
    one.toLocaleString('en-UG'),
  );
  return [
    ...[...text.matchAll(/(\d+) requests a minute/g)]
      .filter(([, many]) => !minute.includes(Number(many)))
      .map(([said]) => `${said}: it is ${minute.join(' or ')}`),
    ...[...text.matchAll(/again after (\d+ \w+, [^.;]*? and \d+ \w+)/g)]
      .filter(([, said]) => said !== retries)
      .map(([said]) => `${said}: it is after ${retries}`),
    ...[...text.matchAll(/UGX ([\d,]+) (?:at most|in one transaction|in a day|a day|a transaction)/g)]
      .filter(([, said = '']) => !amounts.includes(said))
      .map(([said]) => `${said}: it is ${amounts.join(' or ')}`),
  ];
}
