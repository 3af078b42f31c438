// A request that the inbox turns away, with the sentence that its page shows.

export class Refusal extends Error {
  readonly statusCode: number;
  /** Seconds. */
  readonly retryAfter: number | undefined;
  constructor(statusCode: number, message: string, retryAfter?: number) {
    super(message);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }
}
