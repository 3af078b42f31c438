// Tells open pages of the editor that something changed, and who else has a file open.
import type { ServerResponse } from 'node:http';

/** A proxy ends a stream that says nothing for a minute or two. */
const BEAT_MS = 25_000;
const RETRY_MS = 3000;

type Listener = Pick<ServerResponse, 'writeHead' | 'write' | 'once' | 'end'>;

const message = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

export class Events {
  readonly #open = new Map<Listener, { who: string; path: string }>();
  /** From the start of this process: a listener that was away notices what it missed. */
  #changes = Date.now();

  constructor() {
    setInterval(() => this.#write(':\n\n'), BEAT_MS).unref();
  }

  /** The page loads the preview again when the first changes, and its lists when the second does. */
  #news = () => message('news', [this.#changes, this.#changes]);

  #write(text: string): void {
    for (const listener of this.#open.keys()) listener.write(text);
  }

  /** A person opened the form of a file, or another page of the editor. */
  open(listener: Listener, who: string, path: string): void {
    // nginx passes each message on at once.
    listener.writeHead(200, { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
    listener.write(`retry: ${RETRY_MS}\n${this.#news()}`);
    this.#open.set(listener, { who, path });
    listener.once('close', () => {
      this.#open.delete(listener);
      this.#tellOthers(path);
    });
    this.#tellOthers(path);
  }

  #tellOthers(path: string): void {
    const here = [...this.#open].filter(([, each]) => each.path === path);
    for (const [listener, each] of here) {
      const others = new Set(here.map(([, other]) => other.who).filter((name) => name !== each.who));
      listener.write(message('others', [...others]));
    }
  }

  /** Somebody saved or published. */
  changed(): void {
    this.#changes += 1;
    this.#write(this.#news());
  }

  /** The editor ends because nobody uses it: pages connect again when somebody does. */
  end(): void {
    for (const listener of this.#open.keys()) listener.end(message('idle', ''));
  }
}
