// The development server of the preview, in a process of its own. It tells its parent the port that the system gave it.
import { dev } from 'astro';

const { address } = await dev({
  server: { host: '127.0.0.1', port: 0 },
  vite: { server: { strictPort: true } },
});
process.send?.(address.port);
