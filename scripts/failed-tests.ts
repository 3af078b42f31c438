// Which tests failed and what each said first, from the JSON reports of Vitest and Playwright: said once more at the
// end of a long run, where whoever has only the last page of it looks.
import { stripVTControlCharacters } from 'node:util';

export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
};

export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    title: string;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
};

/** A file that could not be read has failed without a test that did. */
export function failedInVitest({ testResults }: VitestReport, root: string): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = name.replace(root, '');
      const tests = assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => line(`${file} › ${fullName}`, failureMessages?.[0]));
      return tests.length > 0 ? tests : [line(file, message)];
    });
}

/** One that passed at its second try has failed as well. */
export function failedInPlaywright({ suites }: Pick<PlaywrightReport, 'suites'>): string[] {
  return suites.flatMap(({ suites: inner = [], specs }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => {
          const error = results.find(({ errors }) => errors.length > 0)?.errors[0];
          return line(`${file} › ${title}`, error?.message);
        }),
    ),
    ...failedInPlaywright({ suites: inner }),
  ]);
}

function line(test: string, message = ''): string {
  const said = stripVTControlCharacters(message).trim().split('\n')[0];
  return said ? `${test}: ${said}` : test;
}
