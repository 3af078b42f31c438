// Who may go when: many pages are made at the same time, and texts are read while none is. A page that is being made while
// they are read would be kept with the old ones.

/** One that never says that it is done is not waited for any longer than this. */
const LONGEST_PAGE_MS = 60_000;

export class Turns {
  readonly #pages = new Set<Promise<void>>();
  #reading: Promise<unknown> = Promise.resolve();
  readonly #longest: number;

  constructor(longest = LONGEST_PAGE_MS) {
    this.#longest = longest;
  }

  /** Waits for the reading that is under way or asked for, and gives what is to be called when the page is made. */
  async page(): Promise<() => void> {
    await this.#reading;
    const { promise, resolve } = Promise.withResolvers<void>();
    const tooLong = setTimeout(resolve, this.#longest).unref();
    this.#pages.add(promise);
    void promise.then(() => {
      clearTimeout(tooLong);
      this.#pages.delete(promise);
    });
    return resolve;
  }

  /** Waits for the pages that are being made; those that come later wait for this. */
  reads(read: () => Promise<void>): Promise<void> {
    const done = this.#reading.then(async () => {
      await Promise.all(this.#pages);
      await read();
    });
    this.#reading = done.catch(() => {});
    return done;
  }
}
