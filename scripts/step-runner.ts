// Runs the steps of `npm test` and `npm run check`, counts results, and lists failed tests at the end.
import { stripVTControlCharacters } from 'node:util';

export type StepResult = {
  passed: number;
  failed: number;
  skipped?: string[];
  failures?: string[];
};

export const passed: StepResult = { passed: 1, failed: 0 };
export const failed: StepResult = { passed: 0, failed: 1 };
const NONE: StepResult = { passed: 0, failed: 0 };

export class StepRunner {
  readonly #steps: { name: string; result: StepResult }[] = [];

  /** A step that throws has failed; later steps still run. */
  async run(name: string, work: () => Promise<StepResult>): Promise<StepResult> {
    console.log(`\n── ${name}`);
    const began = performance.now();
    let result = failed;
    try {
      result = await work();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`── ${name}: ${counts(result)}, ${seconds} s`);
    this.#steps.push({ name, result });
    return result;
  }

  /** Prints failed and skipped tests and totals; returns the exit code. */
  end(lacking: string[] = []): number {
    const broken = this.#steps.filter(({ result }) => result.failed > 0);
    if (broken.length > 0) console.log(`\nFailed: ${broken.map(({ name }) => name).join(', ')}`);
    for (const failure of broken.flatMap(({ result }) => result.failures ?? [])) console.log(`  ${failure}`);
    const total = this.#steps.reduce((sum, { result }) => add(sum, result), NONE);
    const without = lacking.length > 0 ? `, without ${lacking.join(', ')} on this machine` : '';
    for (const [file, all] of Map.groupBy(total.skipped ?? [], (each) => each))
      console.log(`Skipped: ${all.length} in ${file}${without}`);
    console.log(`\n${counts(total)}`);
    return total.failed > 0 || total.passed === 0 ? 1 : 0;
  }
}

export function add(one: StepResult, other: StepResult): StepResult {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: [...(one.skipped ?? []), ...(other.skipped ?? [])],
  };
}

const counts = ({ passed, failed, skipped = [] }: StepResult): string =>
  `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`;

/** The used part of Vitest's JSON report. */
export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
};

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

export const skippedInVitest = ({ testResults }: VitestReport, root: string): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'skipped').map(() => name.replace(root, '')),
  );

/** The used part of Playwright's JSON report. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    title: string;
    tests: PlaywrightTest[];
  }[];
};
type PlaywrightTest = { status: string; results: { errors: { message?: string }[] }[] };

const testsIn = (suites: readonly PlaywrightSuite[]): (PlaywrightTest & { file: string; title: string })[] =>
  suites.flatMap(({ suites: inner = [], specs }) => [
    ...specs.flatMap(({ file, title, tests }) => tests.map((test) => ({ ...test, file, title }))),
    ...testsIn(inner),
  ]);

export const failedInPlaywright = ({ suites }: PlaywrightReport): string[] =>
  testsIn(suites)
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ file, title, results }) => {
      const error = results.find(({ errors }) => errors.length > 0)?.errors[0];
      return line(`${file} › ${title}`, error?.message);
    });

export const skippedInPlaywright = ({ suites }: PlaywrightReport): string[] =>
  testsIn(suites).flatMap(({ status, file }) => (status === 'skipped' ? `e2e/${file}` : []));

const LONGEST = 500;

/** With the message up to its stack or call log, in one line: a list of problems names its entries. */
function line(test: string, message = ''): string {
  const [text = ''] = stripVTControlCharacters(message).split(/\n\s*(?:at |Call log)/);
  const short = text.replace(/\s+/g, ' ').trim().slice(0, LONGEST);
  return short ? `${test}: ${short}` : test;
}
