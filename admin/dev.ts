// Serves Admin with hot reload; all other requests go to a server.
import { join } from 'node:path';
import { createServer } from 'vite';

const root = join(import.meta.dirname, '..');
/** Vite gives away no other files. */
const folders = ['admin', 'site/src', 'contract/src', 'node_modules'];

export async function developAdmin(port: number, server: string) {
  const vite = await createServer({
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    server: {
      port,
      ...(process.env.HOST && { host: process.env.HOST }),
      proxy: { '^/(?!admin(?:/|$))': server },
      fs: { strict: true, allow: folders.map((folder) => join(root, folder)), deny: ['.env*', '*.pem'] },
    },
  });
  await vite.listen();
  console.log(`Admin is at ${vite.resolvedUrls?.local[0]} with hot reload.`);
  return vite;
}
