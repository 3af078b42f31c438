// Message and code of a caught error.
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** A code such as `ENOENT`; empty without one. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
