// Checks prose: no real phone number, no unknown request or name. run-examples.test.ts runs the code.
import type { ApiRules } from './api-rules.ts';

export function proseProblems(rules: ApiRules, markdown: string): string[] {
  const prose = markdown.replace(/^(\s*)(`{3,})[\s\S]*?^\1\2$/gm, '');
  return [
    ...[...markdown.matchAll(/\+256\s?\d[\d ]{7,}\d/g)]
      .map(([number]) => number.replaceAll(' ', ''))
      .filter((number) => !rules.testNumbers.has(number))
      .map((number) => `${number} is no test number`),
    ...[...prose.matchAll(/\b(GET|POST|PUT|PATCH|DELETE) (\/[\w/{}.%$-]*[\w}])/g)]
      .filter(([, method = '', path = '']) => !exists(rules, method.toLowerCase(), path))
      .map(([name]) => `${name} does not exist`),
    ...[...prose.matchAll(/`([a-z]+(?:_[a-z]+)+)`/g)]
      .filter(([, word = '']) => !rules.vocabulary.has(word))
      .map(([, word]) => `the API has no ${word}`),
  ];
}

const exists = ({ operations }: ApiRules, method: string, path: string) =>
  operations.some((one) => {
    const steps = path.split('/');
    const parts = one.path.split('/');
    return (
      one.method === method &&
      parts.length === steps.length &&
      parts.every((part, index) => part.startsWith('{') || part === steps[index])
    );
  });
