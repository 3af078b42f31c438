// `serve`: one page at a request, over a Unix socket. This process has the socket, and a child has the content: a change of a fact
// takes another child, and the socket stays.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Changes } from '../../src/readers/content.ts';
import type { Answer, Question } from './messages.ts';
import { startProgram } from './start.ts';

type AnswerTo<Asked> = Asked extends unknown ? Omit<Asked, 'id'> : never;

/** A process with the content, as it is on disk or with changes. */
class Child {
  readonly #process: ChildProcess;
  readonly #waiting = new Map<number, (answer: Answer | undefined) => void>();
  #last = 0;
  readonly ready: Promise<boolean>;

  constructor(child: ChildProcess) {
    this.#process = child;
    this.ready = new Promise((ready) => {
      child.once('exit', () => ready(false));
      child.on('message', (said: Answer | { say: unknown } | { end: number }) => {
        if ('id' in said) this.#settle(said.id, said);
        else if ('say' in said) ready(!(said.say && typeof said.say === 'object' && 'error' in said.say));
      });
    });
    child.once('exit', () => {
      for (const id of [...this.#waiting.keys()]) this.#settle(id, undefined);
    });
  }

  #settle(id: number, answer: Answer | undefined): void {
    this.#waiting.get(id)?.(answer);
    this.#waiting.delete(id);
  }

  ask(question: AnswerTo<Question>): Promise<Answer | undefined> {
    const id = ++this.#last;
    return new Promise((settle) => {
      if (!this.#process.connected) return settle(undefined);
      this.#waiting.set(id, settle);
      this.#process.send({ ...question, id });
    });
  }

  get isRunning(): boolean {
    return this.#process.connected;
  }

  end(): void {
    this.#process.kill();
  }
}

export async function serve(content: string, socket: string): Promise<number> {
  const start = async (changes: Changes = {}) =>
    new Child(await startProgram({ verb: 'serve', content, changes }));
  let current = await start();
  if (!(await current.ready)) return 1;
  /** Another one is started once, however many ask. */
  let next: Promise<Child> | undefined;

  async function child(): Promise<Child> {
    if (!current.isRunning) await restart();
    return current;
  }

  async function restart(): Promise<void> {
    next ??= start().finally(() => {
      next = undefined;
    });
    const made = await next;
    if (!(await made.ready)) throw new Error('The content cannot be read.');
    if (made === current) return;
    current.end();
    current = made;
  }

  const routes: Record<string, (body: unknown, response: ServerResponse) => Promise<void>> = {
    'POST /reload': async (_, response) => {
      const answer = await (await child()).ask({ reload: true });
      if (!answer || 'needsRestart' in answer) await restart();
      response.writeHead(204).end();
    },
    'POST /content': async (body, response) => {
      const changes = (body ?? {}) as Changes;
      let answer = await (await child()).ask({ check: changes });
      if (answer && 'needsRestart' in answer) {
        const trial = await start(changes);
        answer = (await trial.ready) ? await trial.ask({ check: {} }) : undefined;
        trial.end();
      }
      if (!answer || !('checked' in answer))
        throw new Error(answer && 'failed' in answer ? answer.failed : 'The content cannot be checked.');
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer.checked));
    },
  };

  const server = createServer(async (request, response) => {
    try {
      const { pathname } = new URL(request.url ?? '/', 'http://site');
      const route = routes[`${request.method} ${pathname}`];
      if (route)
        return await route(
          request.headers['content-length'] === '0' ? {} : await json(request).catch(() => ({})),
          response,
        );
      if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
      const answer = await (await child()).ask({ get: decodeURI(pathname) });
      if (!answer || !('status' in answer))
        throw new Error(answer && 'failed' in answer ? answer.failed : 'The program ended.');
      response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      response.writeHead(500, { 'content-type': 'application/json' }).end(JSON.stringify({ message }));
    }
  });
  rmSync(socket, { force: true });
  server.listen(socket);
  await once(server, 'listening');
  process.stdout.write('{"ready":true}\n');
  await new Promise<void>((end) => {
    process.once('SIGTERM', end).once('SIGINT', end);
    // Its parent has ended.
    process.stdin.resume().once('end', end);
  });
  current.end();
  server.closeAllConnections();
  server.close();
  return 0;
}
