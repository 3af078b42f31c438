// What the end of a run says of each test that failed, read from reports as Vitest and Playwright write them.
import { expect, test } from 'vitest';
import { failedInPlaywright, failedInVitest, type VitestReport } from './failed-tests.ts';

const counts = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0 };

const passing: VitestReport['testResults'][number] = {
  name: '/tred/desk/src/a.test.ts',
  status: 'passed',
  message: '',
  assertionResults: [{ status: 'passed', fullName: 'holds', failureMessages: [] }],
};

test('a failed unit test: its file from the root on, its name, and the first line of what it said', () => {
  const failing = {
    name: '/tred/desk/src/b.test.ts',
    status: 'failed',
    message: '',
    assertionResults: [
      { status: 'passed', fullName: 'holds', failureMessages: [] },
      {
        status: 'failed',
        fullName: 'a lead stays',
        failureMessages: ['\u001b[31mError: expected 1 to be 2\u001b[39m\n    at b.test.ts:3'],
      },
    ],
  };
  expect(failedInVitest({ ...counts, testResults: [passing, failing] }, '/tred/')).toEqual([
    'desk/src/b.test.ts › a lead stays: Error: expected 1 to be 2',
  ]);
});

test('a file of unit tests that could not be loaded is named by itself', () => {
  const broken = {
    name: '/tred/desk/src/c.test.ts',
    status: 'failed',
    message: 'Cannot find module x',
    assertionResults: [],
  };
  expect(failedInVitest({ ...counts, testResults: [broken] }, '/tred/')).toEqual([
    'desk/src/c.test.ts: Cannot find module x',
  ]);
});

test('browser tests: one that failed and one that needed a second try, also in a group', () => {
  const spec = (title: string, status: string, errors: { message: string }[][]) => ({
    file: 'cart.spec.ts',
    title,
    tests: [{ status, results: errors.map((of) => ({ errors: of })) }],
  });
  const suites = [
    {
      specs: [
        spec('adds', 'expected', [[]]),
        spec('counts', 'unexpected', [[{ message: 'No badge\nat 3' }]]),
      ],
      suites: [{ specs: [spec('removes', 'flaky', [[{ message: 'Too late' }], []])] }],
    },
  ];
  expect(failedInPlaywright({ suites })).toEqual([
    'cart.spec.ts › counts: No badge',
    'cart.spec.ts › removes: Too late',
  ]);
});
