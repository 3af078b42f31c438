// Message and code of a caught error.
export function errorMessage(error: unknown): string {
  // Each address of a host has its own error.
  if (error instanceof AggregateError && error.message === '') return errorMessage(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** A code such as `ENOENT`; empty without one. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
