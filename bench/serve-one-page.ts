// The most that Node's own HTTP server gives: one answer, copied from the desk with its headers, from memory, whatever is
// asked. `node serve-one-page.ts <address of the page> <port>`
import { createServer, request } from 'node:http';

const [address = '', port] = process.argv.slice(2);

const { headers, body } = await new Promise<{ headers: string[]; body: Buffer }>((resolve, reject) => {
  const asked = request(address, { headers: { 'accept-encoding': 'gzip' } }, async (reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of reply) chunks.push(chunk);
    resolve({ headers: withoutConnection(reply.rawHeaders), body: Buffer.concat(chunks) });
  });
  asked.on('error', reject).end();
});

/** Names and values by turns; Node adds those of a connection, and the date, itself. */
function withoutConnection(raw: string[]): string[] {
  const pairs = Array.from({ length: raw.length / 2 }, (_, at) => raw.slice(at * 2, at * 2 + 2));
  return pairs.filter(([name = '']) => !/^(?:date|connection|keep-alive)$/i.test(name)).flat();
}

// Whoever started this is gone.
process.on('disconnect', () => process.exit());
createServer((_, reply) => {
  reply.writeHead(200, headers);
  reply.end(body);
}).listen(Number(port), '127.0.0.1');
