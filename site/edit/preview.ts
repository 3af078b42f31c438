// The site as `npm run dev` shows it, beside the editor. When it stops because a fact is wrong, a right one starts it again.
import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const astro = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'bin/astro.mjs');

export class Preview {
  readonly address: string;
  readonly #site: string;
  readonly #port: number;
  #child: ChildProcess | undefined;
  #said = '';

  constructor(site: string, port: number) {
    this.#site = site;
    this.#port = port;
    this.address = `http://127.0.0.1:${port}`;
  }

  start(): void {
    if (this.#child) return;
    this.#said = '';
    // Another one may be open on the same machine, at work.
    const args = ['dev', '--host', '127.0.0.1', '--port', String(this.#port), '--ignore-lock'];
    const child = spawn(process.execPath, [astro, ...args], {
      cwd: this.#site,
      env: { ...process.env, PUBLIC_FORMS: 'simulated', ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        this.#said = (this.#said + part).slice(-4000);
      });
    child.once('exit', (code) => {
      this.#child = undefined;
      if (code)
        console.error(`The preview has stopped; the next file that is saved starts it again.\n${this.#said}`);
    });
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

  stop(): void {
    this.#child?.kill();
  }
}
