// Has a list of tasks done by as many threads as there are processors, and gives the results in the tasks' order.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

type Answer<Done> = { done: Done } | { failed: string };

/** The worker answers each task with one message, `{ done }` or `{ failed }`, before it gets the next. */
export class Threads<Task, Done> {
  readonly #workers: Worker[];

  constructor(file: URL, workerData: unknown, count = availableParallelism()) {
    this.#workers = Array.from({ length: count }, () => new Worker(file, { workerData }));
  }

  async doAll(tasks: readonly Task[]): Promise<Done[]> {
    const results = new Array<Done>(tasks.length);
    const queue = tasks.entries();
    await Promise.all(
      this.#workers.map(async (worker) => {
        for (const [at, task] of queue) results[at] = await ask<Task, Done>(worker, task);
      }),
    );
    return results;
  }

  async end(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

function ask<Task, Done>(worker: Worker, task: Task): Promise<Done> {
  return new Promise((resolve, reject) => {
    const free = () => worker.off('message', heard).off('error', broken).off('exit', gone);
    const heard = (answer: Answer<Done>) => {
      free();
      if ('failed' in answer) reject(new Error(answer.failed));
      else resolve(answer.done);
    };
    const broken = (error: unknown) => {
      free();
      reject(error);
    };
    const gone = () => broken(new Error('A thread of the build ended early.'));
    worker.on('message', heard).on('error', broken).on('exit', gone);
    worker.postMessage(task);
  });
}
