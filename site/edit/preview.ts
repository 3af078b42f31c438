// The site as `npm run dev` shows it, beside the editor, with what is typed. When it stops because a fact is wrong, a right
// one starts it again.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { OTHER_FACTS } from '../build/beside-editor-words.ts';
import type { Mirror } from './mirror.ts';

const astro = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'bin/astro.mjs');

/** How often it may say that it still has other facts, with half a second between: time enough to start over. */
const MOST_TRIES = 60;

export class Preview {
  readonly address: string;
  readonly #mirror: Mirror;
  readonly #port: number;
  readonly #editor: string;
  #child: ChildProcess | undefined;
  #said = '';
  #ended = false;
  #stop = Promise.withResolvers<void>();

  /** `editor` is the address of the page that it is shown in. */
  constructor(mirror: Mirror, port: number, editor: string) {
    this.#editor = editor;
    this.#mirror = mirror;
    this.#port = port;
    this.address = `http://127.0.0.1:${port}`;
  }

  start(): void {
    if (this.#child || this.#ended) return;
    this.#said = '';
    const args = ['dev', '--host', '127.0.0.1', '--port', String(this.#port)];
    const child = spawn(process.execPath, [astro, ...args], {
      cwd: this.#mirror.site,
      env: {
        ...process.env,
        // Vite has set another while it put the editor's page together, with which Astro would leave out integrations.
        NODE_ENV: 'development',
        PUBLIC_FORMS: 'simulated',
        EDITOR_ORIGIN: this.#editor,
        ASTRO_TELEMETRY_DISABLED: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        this.#said = (this.#said + part).slice(-4000);
      });
    child.once('exit', (code) => {
      this.#child = undefined;
      if (code && !this.#ended) void this.#stopped().then(() => this.#tell());
    });
  }

  /** What was typed may be why: it is left out, and stays in the form. */
  async #stopped(): Promise<void> {
    const again = this.#mirror.hasTyped;
    const then = again
      ? 'It starts again without what was typed'
      : 'The next file that is saved starts it again';
    console.error(`The preview has stopped. ${then}.\n${this.#said}`);
    if (!again) return;
    await this.#mirror.dropAll();
    this.start();
  }

  /** Waits until it shows pages; false when it has stopped. */
  async shown(): Promise<boolean> {
    while (this.#child) {
      const shows = await fetch(this.address, { method: 'HEAD' }).catch(() => undefined);
      if (shows) return true;
      await new Promise((wait) => setTimeout(wait, 300));
    }
    return false;
  }

  #tell(): void {
    this.#stop.resolve();
    this.#stop = Promise.withResolvers();
  }

  /** Waits until it stops by itself. */
  stops(): Promise<void> {
    return this.#stop.promise;
  }

  /** Waits until it has read what was changed, and gives what is wrong; nothing when it has not, or has stopped. */
  async readAgain(): Promise<string[] | undefined> {
    for (let tries = 0; tries < MOST_TRIES && this.#child; ) {
      const answer = await fetch(`${this.address}/_read-again`).catch(() => undefined);
      if (answer?.ok) return (await answer.json()) as string[];
      if (answer?.status === OTHER_FACTS) tries++;
      await new Promise((wait) => setTimeout(wait, 500));
    }
    return undefined;
  }

  async stop(): Promise<void> {
    this.#ended = true;
    const child = this.#child;
    if (!child) return;
    const gone = once(child, 'exit');
    child.kill();
    await gone;
  }
}
