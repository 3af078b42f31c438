// A file that is too large to keep in memory: held open, so that a download goes on with the file it began with although
// another build has taken its place.
import { close, createReadStream, open } from 'node:fs';
import { finished, type Readable } from 'node:stream';
import { promisify } from 'node:util';

export interface LargeFile {
  /** The whole, or the bytes from `start` to `end`, both included. */
  read(part?: { start: number; end: number }): Readable;
  /** Lets go of it, once nobody reads it any more. */
  release(): void;
}

/** A plain descriptor: a FileHandle takes note of every stream that was ever made from it. */
const descriptor = promisify<string, number>(open);

export async function openLargeFile(path: string): Promise<LargeFile> {
  const fd = await descriptor(path);
  let readers = 0;
  let released = false;
  const closeIfUnused = () => {
    if (released && readers === 0) close(fd);
  };
  return {
    read(part) {
      readers += 1;
      // With a start of its own each reader has its own place in the file.
      const stream = createReadStream('', { fd, start: 0, ...part, autoClose: false });
      finished(stream, () => {
        readers -= 1;
        closeIfUnused();
      });
      return stream;
    },
    release() {
      if (released) return;
      released = true;
      closeIfUnused();
    },
  };
}
