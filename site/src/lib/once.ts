// Reads something once a build, however many pages ask for it. While someone writes, it is read anew each time.

export function oncePerBuild<Made>(read: () => Promise<Made>): () => Promise<Made> {
  let known: Promise<Made> | undefined;
  return () => {
    if (import.meta.env.DEV) return read();
    known ??= read();
    return known;
  };
}
