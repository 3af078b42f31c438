// The fields that an example reads off what the API gave it: `payment.failure.code` has to be one.
import { follow, type Schema } from '../../src/subjects/docs/api/openapi.ts';
import type { Rules } from './api-rules.ts';
import { withoutComments } from './sdk-calls.ts';

/** The documentation names a variable for what it holds. */
const held: Record<string, string> = {
  learner: 'Learner',
  application: 'Application',
  payment: 'Payment',
  register: 'Register',
  result: 'Result',
  statement: 'Statement',
  event: 'PaymentSucceededEvent',
};

const languages = ['javascript', 'typescript', 'python', 'php', 'java', 'kotlin'];

export function readProblems(rules: Rules, language: string, code: string): string[] {
  if (!languages.includes(language)) return [];
  const names = Object.keys(held).join('|');
  // Not after a dot: `tred.payment` or `error.request` are no variables. In Java a field is read by its method.
  const reads = new RegExp(`(?<![.>\\w])\\$?(${names})((?:\\??\\.|->)[a-z_]\\w*(?:\\(\\))?)+`, 'g');
  return [...withoutComments(code, language).matchAll(reads)].flatMap(([read, name = '']) => {
    if (rules.events.includes(read)) return [];
    const steps = read
      .split(/\?\.|\.|->/)
      .slice(1)
      .map((step) => step.replace(/\(\)$/, '').replace(/_$/, ''));
    return walk(rules, { $ref: `#/components/schemas/${held[name]}` }, steps, read);
  });
}

/** Goes as far as there are objects: what is done to a text or a list is the language's own affair. */
function walk(rules: Rules, start: Schema, steps: string[], read: string): string[] {
  const [step, ...rest] = steps;
  const whole = follow(rules.api, start);
  const { properties } = follow(rules.api, whole.oneOf?.[0] ?? whole);
  if (!step || !properties) return [];
  const next = properties[step];
  if (!next) return [`${read}: there is no ${step}`];
  // What an event carries depends on its type.
  return step === 'data' ? [] : walk(rules, next, rest, read);
}
