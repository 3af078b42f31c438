// The preview: a development server on the tree of the drafts.
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildEnvironment } from '../../site/build/build-environment.ts';
import { inPlainWords } from '../content/content-types.ts';
import { endTied, spawnTied } from './tied-process.ts';

const PROGRAM = join(import.meta.dirname, 'preview-server.ts');

export function previewEnvironment(): NodeJS.ProcessEnv {
  // Vite's server opens files in the program that the first three name. A load of content types sets the last.
  const { EDITOR, VISUAL, LAUNCH_EDITOR, CONTENT_FOLDER, ...inherited } = process.env;
  // Building the editor's page has set NODE_ENV to production.
  const own = { NODE_ENV: 'development', PUBLIC_FORMS: 'simulated' };
  // A wrong file takes no other page away.
  return { ...inherited, ...buildEnvironment, ...own, WRONG_CONTENT: 'committed' };
}

export class Preview {
  /** Empty unless our server listens. */
  address = '';
  /** Has a `reload` event when the pages changed. */
  readonly changes = new EventTarget();
  /** Counts the events; each process begins with another number. */
  turn = Date.now();
  readonly #site: string;
  readonly #prepare: () => Promise<unknown>;
  readonly #program: string;
  #child: ChildProcess | undefined;
  #wasStarted = false;
  #isPaused = false;
  #socket: WebSocket | undefined;

  /** `prepare` makes the files of the first start. */
  constructor(site: string, prepare: () => Promise<unknown>, program = PROGRAM) {
    this.#site = site;
    this.#prepare = prepare;
    this.#program = program;
  }

  start(): void {
    if (this.#child || this.#isPaused) return;
    this.#wasStarted = true;
    this.#child = spawnTied([this.#program], { cwd: this.#site, env: previewEnvironment() });
    this.#child.once('message', (port) => {
      this.address = `http://127.0.0.1:${port}`;
    });
    // Only messages: stack traces and code are indented.
    if (this.#child.stderr)
      createInterface(this.#child.stderr).on('line', (line) => {
        if (/^\S/.test(line)) console.error(inPlainWords(line));
      });
    const ended = () => {
      this.#child = undefined;
      this.address = '';
    };
    this.#child.once('exit', ended).once('error', ended);
  }

  /** Starts it at the first call, and waits until it replies; false when it does not run. */
  async isUp(): Promise<boolean> {
    if (!this.#wasStarted) await this.#prepare().then(() => this.start(), console.error);
    if (this.#socket?.readyState === WebSocket.OPEN) return true;
    while (this.#child) {
      if (this.address && (await fetch(this.address, { method: 'HEAD' }).catch(() => undefined))) {
        this.#follow();
        return true;
      }
      await new Promise((wait) => setTimeout(wait, 300));
    }
    return false;
  }

  /** Vite tells browsers over this socket to reload. */
  #follow(): void {
    if (this.#socket) return;
    this.#socket = new WebSocket(this.address.replace('http', 'ws'), 'vite-hmr');
    const tell = () => {
      this.turn += 1;
      this.changes.dispatchEvent(new Event('reload'));
    };
    // Pages may have changed before it was open.
    this.#socket.onopen = tell;
    this.#socket.onmessage = ({ data }) => {
      if (JSON.parse(data).type === 'full-reload') tell();
    };
    this.#socket.onclose = () => {
      this.#socket = undefined;
      void this.isUp();
    };
  }

  /** Runs a build in its place: a small server has no memory for both. */
  async givesWayTo<Result>(build: () => Promise<Result>): Promise<Result> {
    this.#isPaused = true;
    await this.stop();
    try {
      return await build();
    } finally {
      this.#isPaused = false;
      if (this.#wasStarted) {
        this.start();
        void this.isUp();
      }
    }
  }

  async stop(): Promise<void> {
    if (this.#child) await endTied(this.#child);
  }
}
