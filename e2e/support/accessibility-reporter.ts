// Notes which page was looked at in which way and what came of it, for `npm run accessibility-record`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult, TestStep } from '@playwright/test/reporter';
import { cache } from '../../scripts/run-program.ts';
import type { Look } from './accessibility-record.ts';

class AccessibilityReporter implements Reporter {
  readonly #looks: Look[] = [];
  #file = '';

  onBegin(config: FullConfig, _: Suite): void {
    this.#file = `accessibility-${basename(config.configFile ?? '', '.config.ts')}.json`;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'skipped') return;
    const engine = test.parent.project()?.name || 'Chromium';
    const [, page] = /^(\/\S*) (?:holds for everyone|is clean and fits)$/.exec(test.title) ?? [];
    const steps = result.steps.filter(({ category }) => category === 'test.step');
    const ways =
      page && steps.length > 0
        ? steps.map((step) => ({ way: step.title, ok: went(step) }))
        : [{ way: test.title, ok: test.ok() }];
    for (const { way, ok } of ways)
      this.#looks.push({ engine, file: basename(test.location.file), page: page ?? '', way, ok });
  }

  onEnd(): void {
    mkdirSync(cache, { recursive: true });
    writeFileSync(
      join(cache, this.#file),
      JSON.stringify({ day: new Date().toISOString().slice(0, 10), looks: this.#looks }),
    );
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** A soft expectation leaves its step standing; what failed is within. */
const went = (step: TestStep): boolean => !step.error && step.steps.every(went);

// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter from there
export default AccessibilityReporter;
