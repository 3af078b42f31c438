// Runs the steps of a long run and keeps count: a headline, the time and the result of each, and one last line.

export type StepResult = {
  passed: number;
  failed: number;
  /** What this machine has no means to try. */
  leftOut?: number;
  /** What failed and why, a line each. */
  failures?: string[];
};

export const passed: StepResult = { passed: 1, failed: 0 };
export const failed: StepResult = { passed: 0, failed: 1 };

export class StepRunner {
  readonly #steps: { name: string; result: StepResult }[] = [];

  /** Runs a step; a step that throws has failed, and the ones after it still run. */
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
    const leftOut = result.leftOut ? `, ${result.leftOut} left out` : '';
    console.log(`── ${name}: ${sentence(result)}${leftOut}, ${seconds} s`);
    this.#steps.push({ name, result });
    return result;
  }

  /** Prints the last line and returns the exit code. */
  end(): number {
    const broken = this.#steps.filter(({ result }) => result.failed > 0);
    if (broken.length > 0) console.log(`\nFailed: ${broken.map(({ name }) => name).join(', ')}`);
    for (const failure of broken.flatMap(({ result }) => result.failures ?? [])) console.log(`  ${failure}`);
    const total = this.#steps.reduce((sum, { result }) => add(sum, result), { passed: 0, failed: 0 });
    console.log(`\n${sentence(total)}`);
    return total.failed > 0 || total.passed === 0 ? 1 : 0;
  }
}

export function add(one: StepResult, other: StepResult): StepResult {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed };
}

function sentence({ passed, failed }: StepResult): string {
  return `${passed} passed, ${failed} failed`;
}
