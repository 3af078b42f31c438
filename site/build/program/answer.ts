// Answers the requests of `serve`: pages and files of the content, what is wrong with it, and what would be wrong after a change.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Answer, Question } from './messages.ts';
import type { Site } from './program.ts';

export function answering(site: Site, { program }: { program: string; content: string }): void {
  let stamps = site.contentStamps();
  // One after another: a check lays its changes over the content.
  let last: Promise<unknown> = Promise.resolve();
  process.on('message', (question: Question) => {
    last = last.then(async () => {
      const answer = await answerTo(question).catch((error: unknown) => ({
        failed: error instanceof Error ? error.message : String(error),
      }));
      process.send?.({ ...answer, id: question.id } as Answer);
    });
  });
  process.send?.({ say: { ready: true } });

  async function answerTo(question: Question): Promise<object> {
    if ('get' in question) return answerPage(question.get);
    if ('check' in question) {
      const changes = Object.entries(question.check);
      if (changes.length === 0) return { checked: await site.check() };
      if (changes.some(([path, change]) => site.isReadAtLoad(path, change === null || !stamps.has(path))))
        return { needsRestart: true };
      site.readAgain(question.check);
      try {
        return { checked: await site.check() };
      } finally {
        site.readAgain();
      }
    }
    const now = site.contentStamps();
    const changed = [...new Set([...now.keys(), ...stamps.keys()])].filter(
      (path) => now.get(path) !== stamps.get(path),
    );
    if (changed.some((path) => site.isReadAtLoad(path, !now.has(path) || !stamps.has(path))))
      return { needsRestart: true };
    stamps = now;
    if (changed.length > 0) site.readAgain();
    return { reloaded: true };
  }

  async function answerPage(address: string): Promise<object> {
    const all = await site.addresses();
    const found = all.get(address);
    const made = await (found ?? all.get('/404'))?.make();
    if (made && found) {
      if (made.status >= 500) return { failed: 'The page cannot be rendered.' };
      const type =
        made.headers.get('content-type') ??
        (found.kind === 'file' ? 'application/octet-stream' : 'text/html; charset=utf-8');
      return { status: found.file === '404.html' ? 404 : 200, type, body: await made.bytes() };
    }
    // Scripts, fonts and icons. An address that climbs out of the folder is none of its files.
    const file = join(program, 'client', address);
    const bytes = file.startsWith(join(program, 'client/'))
      ? await readFile(file).catch(() => undefined)
      : undefined;
    if (bytes) return { status: 200, type: typeOf(address), body: new Uint8Array(bytes) };
    return {
      status: 404,
      type: 'text/html; charset=utf-8',
      body: made ? await made.bytes() : new Uint8Array(),
    };
  }
}

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  txt: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
};

const typeOf = (address: string) =>
  TYPES[address.slice(address.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
