// Caches a value. Development evaluates the module again when its content changes (build/content-watch.ts).

export function oncePerBuild<Made>(read: () => Promise<Made>): () => Promise<Made> {
  let known: Promise<Made> | undefined;
  return () => {
    known ??= read();
    return known;
  };
}
