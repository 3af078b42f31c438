// SQLite for Kysely: sends each statement to a thread of its own.
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type Logger,
  type QueryResult,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Answer, Question, ThreadData } from './sqlite-thread.ts';
import type { Tables } from './tables.ts';

/** Milliseconds. Most statements take less; a busy event loop that never waited would need a turn for each of them. */
const shortWait = 10;

/** Goes with the next statement, because nobody waits for its answer: a form has two of them, each with its message. */
const isSilent = (sql: string) => /^(?:savepoint|release) /.test(sql);

/** Answers come in the order of the questions. */
class ThreadConnection implements DatabaseConnection {
  readonly #thread: Worker;
  readonly #port: MessagePort;
  readonly #answered = new Int32Array(new SharedArrayBuffer(4));
  readonly #waiting: PromiseWithResolvers<Answer>[] = [];
  #silent: string[] = [];

  constructor(file: string) {
    const { port1, port2 } = new MessageChannel();
    const workerData: ThreadData = { file, port: port2, answered: this.#answered };
    // Without a listener for errors: if the thread dies, so does the server, and with it a half-done transaction.
    this.#thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), {
      workerData,
      transferList: [port2],
    });
    this.#thread.unref();
    this.#port = port1;
    port1.on('message', (answer: Answer) => {
      this.#waiting.shift()?.resolve(answer);
      if (this.#waiting.length === 0) port1.unref();
    });
    port1.unref();
  }

  async #ask(question: Question) {
    Atomics.store(this.#answered, 0, 0);
    this.#port.postMessage(question);
    const answer = this.#answerAtOnce() ?? (await this.#nextAnswer());
    if ('error' in answer) throw Object.assign(new Error(answer.error.message), answer.error);
    return answer;
  }

  #answerAtOnce(): Answer | undefined {
    if (this.#waiting.length > 0) return undefined;
    if (Atomics.wait(this.#answered, 0, 0, shortWait) === 'timed-out') return undefined;
    return receiveMessageOnPort(this.#port)?.message;
  }

  #nextAnswer(): Promise<Answer> {
    const reply = Promise.withResolvers<Answer>();
    this.#waiting.push(reply);
    // Keeps the process running until the answer.
    this.#port.ref();
    return reply.promise;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (isSilent(sql)) {
      this.#silent.push(sql);
      return { rows: [] };
    }
    const first = this.#silent;
    this.#silent = [];
    const { rows, changes } = await this.#ask({ first, sql, parameters });
    return { rows: rows as Row[], ...(changes !== undefined && { numAffectedRows: changes }) };
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for it, and the server reads in batches instead.
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('SQLite in a thread does not stream');
  }

  async close(): Promise<void> {
    await this.#ask('close');
    await this.#thread.terminate();
    this.#port.close();
  }
}

/** Inherits how transactions begin and end. */
class ThreadDriver extends SqliteDriver {
  readonly #file: string;
  #connection: ThreadConnection | undefined;

  constructor(file: string) {
    super({ database: () => Promise.reject(new Error('SQLite runs in a thread')) });
    this.#file = file;
  }
  override async init() {}
  override async acquireConnection() {
    this.#connection ??= new ThreadConnection(this.#file);
    return this.#connection;
  }
  override async destroy() {
    await this.#connection?.close();
  }
}

/** SQLite has transactional DDL. Without this, two servers could each run a part of one migration. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Opens the file at the first query. If that fails, the query rejects, and the next one tries again. */
export const openSqlite = (file: string, log?: Logger): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new TransactionalAdapter(),
      createDriver: () => new ThreadDriver(file),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    ...(log && { log }),
  });
