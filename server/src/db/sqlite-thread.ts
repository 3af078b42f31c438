// Runs SQLite in a worker thread: a long query or a locked file must not stop the event loop.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type MessagePort, workerData } from 'node:worker_threads';
import { ensurePrivate } from './private-file.ts';

export interface ThreadData {
  file: string;
  port: MessagePort;
  /** Set to 1, and notified, when an answer is there. */
  answered: Int32Array<SharedArrayBuffer>;
}

/** A statement, after others without an answer; or the request to close the file. */
export type Question = { first: readonly string[]; sql: string; parameters: readonly unknown[] } | 'close';

export type Answer =
  | { rows: unknown[]; changes?: bigint }
  /** An error with the fields that `fault.ts` reads. */
  | { error: { message: string; code?: unknown; errcode?: unknown } };

/** Milliseconds for which a statement waits for another program. */
const usualWait = 5000;
const truncation = { sql: 'pragma wal_checkpoint(truncate)', wait: 50 };

function open(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  ensurePrivate(file);
  const opened = new DatabaseSync(file);
  try {
    opened.exec(`
      pragma busy_timeout = ${usualWait};
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma foreign_keys = on;
      pragma secure_delete = on;
    `);
    return opened;
  } catch (error) {
    opened.close();
    throw error;
  }
}

/** Opens the file at the first statement, and at the next one if that failed. Caches prepared statements. */
function createAnswering(file: string): (question: Question) => Answer {
  const prepared = new Map<string, StatementSync>();
  let database: DatabaseSync | undefined;

  function prepare(sql: string): StatementSync {
    const known = prepared.get(sql);
    if (known) return known;
    database ??= open(file);
    // Takes the write lock at once: a transaction that reads first could fail at its first write.
    const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
    if (prepared.size < 500) prepared.set(sql, statement);
    return statement;
  }

  /** Does not wait long for a reader: forms wait for this thread. */
  function truncateLog(): Answer {
    const statement = prepare(truncation.sql);
    database?.exec(`pragma busy_timeout = ${truncation.wait}`);
    try {
      return { rows: statement.all() };
    } finally {
      database?.exec(`pragma busy_timeout = ${usualWait}`);
    }
  }

  return (question) => {
    if (question === 'close') {
      database?.close();
      return { rows: [] };
    }
    if (question.sql === truncation.sql) return truncateLog();
    for (const sql of question.first) prepare(sql).run();
    const statement = prepare(question.sql);
    const parameters = question.parameters as SQLInputValue[];
    if (statement.columns().length > 0) return { rows: statement.all(...parameters) };
    return { rows: [], changes: BigInt(statement.run(...parameters).changes) };
  };
}

const { file, port, answered } = workerData as ThreadData;
const answer = createAnswering(file);

function answerOrError(question: Question): Answer {
  try {
    return answer(question);
  } catch (cause) {
    const { message, code, errcode } = cause as Error & { code?: unknown; errcode?: unknown };
    return { error: { message, code, errcode } };
  }
}

port.on('message', (question: Question) => {
  port.postMessage(answerOrError(question));
  Atomics.store(answered, 0, 1);
  Atomics.notify(answered, 0);
});
