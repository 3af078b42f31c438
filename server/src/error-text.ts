// Message and code of a caught error, and why a server cannot listen.
export function errorMessage(error: unknown): string {
  // Each address of a host has its own error.
  if (error instanceof AggregateError && error.message === '') return errorMessage(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** A code such as `ENOENT`; empty without one. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

export function listeningProblem({ host, port }: { host: string; port: number }, error: unknown): string {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') return `port ${port} is in use: stop the other program, or set PORT.`;
  if (code === 'EACCES') return `port ${port} needs more rights: set PORT to 1024 or above.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return `HOST is ${host}, which is no address of this machine: leave it out, or set localhost.`;
  return errorMessage(error);
}
