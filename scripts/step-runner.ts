// Runs the steps of `npm test` and `npm run check` and counts results. What failed steps printed comes last.
export type StepResult = { passed: number; failed: number; skipped?: number };

const NONE: StepResult = { passed: 0, failed: 0 };

export class StepRunner {
  #total = NONE;
  readonly #failed: { name: string; output: string }[] = [];

  /** A step that throws has failed; later steps still run. */
  async run(name: string, work: (print: (text: string) => void) => Promise<StepResult>): Promise<StepResult> {
    console.log(`── ${name} …`);
    const began = performance.now();
    let output = '';
    let result: StepResult = { passed: 0, failed: 1 };
    try {
      result = await work((text) => {
        output += text;
      });
    } catch (error) {
      output += `${error instanceof Error ? error.message : error}\n`;
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`── ${name}: ${counts(result)}, ${seconds} s`);
    this.#total = add(this.#total, result);
    if (result.failed > 0) {
      this.#failed.push({ name, output });
      console.log(output);
    }
    return result;
  }

  /** Prints the output of failed steps again, and the totals; returns the exit code. */
  end(missing: readonly string[] = []): number {
    for (const { name, output } of this.#failed) console.log(`\n── ${name} failed\n${output}`);
    if (missing.length > 0) console.log(`Not tested, because this machine lacks ${missing.join(', ')}.`);
    console.log(`\n${counts(this.#total)}`);
    return this.#total.failed > 0 || this.#total.passed === 0 ? 1 : 0;
  }
}

export const add = (one: StepResult, other: StepResult): StepResult => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: (one.skipped ?? 0) + (other.skipped ?? 0),
});

const counts = ({ passed, failed, skipped = 0 }: StepResult): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
