// What stops a build because of something that was written: nothing is said but the message.
export class ErrorForWriters extends Error {
  /** Where in the program it was noticed helps nobody who wrote a text. */
  override stack = '';

  /** Astro looks in here for the words document and window, and explains a browser's to whoever misspelled a document. */
  override toString(): string {
    return this.name;
  }
}
