// Caches a value for a build. Development reads it each time.

export function oncePerBuild<Made>(read: () => Promise<Made>): () => Promise<Made> {
  let known: Promise<Made> | undefined;
  return () => {
    if (import.meta.env.DEV) return read();
    known ??= read();
    return known;
  };
}
