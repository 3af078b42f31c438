// Runs the steps of `npm test` and `npm run check`, counts results, and lists failed tests at the end.
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

export type StepResult = {
  passed: number;
  failed: number;
  skipped?: string[];
  failures?: string[];
};

export const passed: StepResult = { passed: 1, failed: 0 };
export const failed: StepResult = { passed: 0, failed: 1 };
export const NONE: StepResult = { passed: 0, failed: 0 };

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

export function vitestResult(
  { numPassedTests, numFailedTests, testResults }: JsonTestResults,
  root: string,
): StepResult {
  const files = testResults.map((result) => ({ ...result, file: result.name.replace(root, '') }));
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: files.flatMap(({ file, assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'skipped').map(() => file),
    ),
    failures: files
      .filter(({ status }) => status === 'failed')
      .flatMap(({ file, message, assertionResults }) => {
        const tests = assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => line(`${file} › ${fullName}`, failureMessages?.[0]));
        // A file that does not load.
        return tests.length > 0 ? tests : [line(file, message)];
      }),
  };
}

const testsIn = (suites: readonly JSONReportSuite[]): (JSONReportTest & { file: string; title: string })[] =>
  suites.flatMap(({ suites: inner = [], specs }) => [
    ...specs.flatMap(({ file, title, tests }) => tests.map((test) => ({ ...test, file, title }))),
    ...testsIn(inner),
  ]);

/** A flaky test counts as failed. */
export function playwrightResult({ stats, suites }: JSONReport): StepResult {
  const tests = testsIn(suites);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: tests.flatMap(({ status, file }) => (status === 'skipped' ? `e2e/${file}` : [])),
    failures: tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ file, title, results }) =>
        line(`${file} › ${title}`, results.find(({ errors }) => errors.length > 0)?.errors[0]?.message),
      ),
  };
}

const LONGEST = 500;

/** With the message up to its stack or call log, in one line: a list of problems names its entries. */
function line(test: string, message = ''): string {
  const [text = ''] = stripVTControlCharacters(message).split(/\n\s*(?:at |Call log)/);
  const short = text.replace(/\s+/g, ' ').trim().slice(0, LONGEST);
  return short ? `${test}: ${short}` : test;
}
