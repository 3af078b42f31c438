// Serves a folder with sirv, as a process of its own: `node serve-folder.ts <instruments> <folder> <port>`.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';

type Sirv = (
  folder: string,
  options: Record<string, unknown>,
) => Parameters<typeof createServer>[1] & CallableFunction;

const [instruments = '', folder = '', port] = process.argv.slice(2);
const load = createRequire(join(instruments, 'package.json'));
const { default: sirv = load('sirv') } = load('sirv') as { default?: Sirv };

// Whoever started this is gone.
process.on('disconnect', () => process.exit());
createServer(sirv(folder, { brotli: true, gzip: true, etag: true })).listen(Number(port), '127.0.0.1');
