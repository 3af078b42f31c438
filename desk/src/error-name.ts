// What may be logged of an error: never its message, which can quote a visitor's words.
export const errorName = (cause: unknown) =>
  cause instanceof Error ? ('code' in cause && String(cause.code)) || cause.name : typeof cause;
