// The website's program: checks content, shows pages of it, and renders all pages into a folder.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { EditorShape } from '@tred/contract/editor-api';

/** New contents by path: a text, a picture, or null for a file that is removed. */
export type Changes = Record<string, string | { file: string } | null>;

export type FoundProblem = {
  /** In the content; empty for a problem of no file. */
  path: string;
  /** `hero.title`; empty for the whole file, `+file` for its name, `+text` for its Markdown. */
  field?: string;
  message: string;
  /** What is wrong, such as a link. */
  found?: unknown;
};

export type ProgramType = {
  id: string;
  kind: 'page' | 'entry' | 'fact' | 'form' | 'email' | 'other';
  folder: string;
  pattern: string;
  form: EditorShape;
};

export type ProgramFile = {
  path: string;
  type: string;
  /** The address that shows it, and whether that page belongs to this file. */
  page: string;
  ownsPage: boolean;
  /** Visitors do not see it before. */
  until?: string | undefined;
  value?: unknown;
  /** The value with facts filled in; undefined for an invalid file. */
  filled?: unknown;
  body?: string | undefined;
  /** Code of the website needs this file. */
  needed: boolean;
};

export type Checked = {
  types: ProgramType[];
  files: ProgramFile[];
  problems: FoundProblem[];
  placeholders: Record<string, string>;
};

export type Page = { status: number; type: string; body: Buffer };

/** It does not answer, or it has ended. */
export class NoAnswer extends Error {}

/** The program on one folder of content, as a process of its own. */
export type SiteProcess = {
  /** What the content would be with these changes. Rejects with `NoAnswer` after `mostMs`, and starts again at the next request. */
  check: (changes: Changes) => Promise<Checked>;
  /** The files in the folder were changed. */
  reload: () => Promise<void>;
  page: (address: string) => Promise<Page>;
  stop: () => Promise<void>;
};

export type RenderResult = { ok: true } | { ok: false; message: string; problems: FoundProblem[] };

export type Rendering = {
  content: string;
  /** Is there only when it is complete. */
  out: string;
  previous?: string;
  signal: AbortSignal;
  onProgress?: (done: number, of: number) => void;
};

export type Render = (rendering: Rendering) => Promise<RenderResult>;

const PROGRAM = 'site/program.mjs';
const START_MS = 120_000;
/** For a text whose check would take minutes. */
const ANSWER_MS = 45_000;
const END_MS = 5000;

type Options = { program?: string; startMs?: number; answerMs?: number };

export function siteProcess(
  root: string,
  content: string,
  socket: string,
  { program = join(root, PROGRAM), startMs = START_MS, answerMs = ANSWER_MS }: Options = {},
): SiteProcess {
  let running: Promise<ChildProcess> | undefined;

  async function start(): Promise<ChildProcess> {
    // One that was killed leaves its socket.
    rmSync(socket, { force: true });
    const child = spawn(process.execPath, [program, 'serve', content, socket], {
      cwd: root,
      // It ends when its input closes, also when this process is killed.
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const { promise, resolve, reject } = Promise.withResolvers<ChildProcess>();
    const timer = setTimeout(() => child.kill('SIGKILL'), startMs);
    createInterface(child.stdout).on('line', (line) => {
      if (messageIn(line)?.ready) resolve(child);
    });
    child
      .once('error', reject)
      .once('exit', () => reject(new NoAnswer('The program of the website does not start.')));
    return promise.finally(() => clearTimeout(timer));
  }

  /** The process, started again if it has ended. */
  async function alive(): Promise<ChildProcess> {
    running ??= start();
    const asked = running;
    try {
      const child = await asked;
      if (!child.killed && child.exitCode === null && child.signalCode === null) return child;
    } catch (error) {
      if (running === asked) running = undefined;
      throw error;
    }
    if (running === asked) running = undefined;
    return alive();
  }

  async function ask(method: string, path: string, body: string, mostMs: number): Promise<Page> {
    const child = await alive();
    const { promise, resolve, reject } = Promise.withResolvers<Page>();
    const asked = request({ socketPath: socket, method, path, agent: false });
    const timer = setTimeout(() => {
      // A check may never end; a page may be slow on a busy machine.
      if (method !== 'GET') child.kill('SIGKILL');
      asked.destroy(new NoAnswer('The program of the website does not answer in time.'));
    }, mostMs);
    asked.once('error', (error) => reject(error instanceof NoAnswer ? error : new NoAnswer(error.message)));
    asked.once('response', async (response) => {
      try {
        const parts: Buffer[] = [];
        for await (const part of response) parts.push(part);
        const type = String(response.headers['content-type'] ?? '');
        resolve({ status: response.statusCode ?? 500, type, body: Buffer.concat(parts) });
      } catch (error) {
        reject(new NoAnswer(String(error)));
      }
    });
    asked.end(body);
    return promise.finally(() => clearTimeout(timer));
  }

  return {
    async check(changes) {
      const { status, body } = await ask('POST', '/content', JSON.stringify(changes), answerMs);
      if (status !== 200) throw new NoAnswer(String(body).slice(0, 2000));
      return JSON.parse(String(body));
    },
    async reload() {
      // A process that starts reads the folder as it is.
      if (running) await ask('POST', '/reload', '', startMs);
    },
    page: (address) => ask('GET', address, '', answerMs),
    async stop() {
      const child = await running?.catch(() => undefined);
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      child.once('exit', () => resolve());
      child.stdin?.end();
      child.kill();
      const timer = setTimeout(() => child.kill('SIGKILL'), END_MS);
      await promise;
      clearTimeout(timer);
    },
  };
}

/** Also when the parent is killed. */
const ENDS_WITH_PARENT =
  "data:text/javascript,process.once('disconnect',()=>process.exit(1));process.channel?.unref()";

type Message = {
  ready?: boolean;
  step?: string;
  done?: number | true;
  of?: number;
  problems?: FoundProblem[];
  error?: string;
};

const messageIn = (line: string): Message | undefined =>
  line.startsWith('{') ? JSON.parse(line) : undefined;

const KILLED =
  'The program of the website was ended from outside, as when the server has too little memory. Publish again.';

/** Renders with the code in `root`, and installs its packages if they are others. All that it starts ends with it, or with `signal`. */
export const renderWith =
  (root: string, program: readonly string[] = defaultProgram(root)): Render =>
  async ({ content, out, previous, signal, onProgress }) => {
    signal.throwIfAborted();
    const args = [
      'render',
      content,
      out,
      ...(previous && existsSync(previous) ? ['--previous', previous] : []),
    ];
    // A group, to be ended with all that it started.
    const child = spawn(process.execPath, ['--import', ENDS_WITH_PARENT, ...program, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    const end = () => {
      try {
        process.kill(-Number(child.pid), 'SIGKILL');
      } catch {
        // It has ended.
      }
    };
    signal.addEventListener('abort', end);
    try {
      let last: Message = {};
      let said = '';
      if (child.stdout)
        createInterface(child.stdout).on('line', (line) => {
          last = messageIn(line) ?? last;
          if (last.step === 'pages' && last.of) onProgress?.(Number(last.done), last.of);
        });
      child.stderr?.on('data', (part) => {
        said = (said + part).slice(-2000);
      });
      const { promise, resolve, reject } = Promise.withResolvers<number | null>();
      child.once('error', reject).once('close', resolve);
      const code = await promise;
      if (code === 0) return { ok: true };
      if (last.problems) return { ok: false, message: '', problems: last.problems };
      if (code !== null && said) console.error(said);
      return {
        ok: false,
        message: last.error ?? (code === null ? KILLED : said.trim() || KILLED),
        problems: [],
      };
    } finally {
      signal.removeEventListener('abort', end);
    }
  };

const defaultProgram = (root: string) => [join(root, 'scripts/run.mjs'), '--production', PROGRAM];
