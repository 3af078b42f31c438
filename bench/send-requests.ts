// Sends requests over a fixed number of kept connections, one after the other on each, and counts the answers.
// Bare sockets: Node's own HTTP client would be slower than the servers it measures.
import { connect } from 'node:net';

export interface Load {
  port: number;
  connections: number;
  seconds: number;
  /** The bytes of the next request. */
  next(): string;
  /** Statuses that count; any other ends the run. */
  wanted: readonly number[];
}

export interface Result {
  /** Answered, all told. */
  count: number;
  perSecond: number;
  /** Milliseconds within which half, and 99 of 100, were answered. */
  median: number;
  p99: number;
}

export async function sendRequests({ port, connections, seconds, next, wanted }: Load): Promise<Result> {
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;

  const line = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let waiting: Buffer = Buffer.alloc(0);
      let sent = 0;
      const send = () => {
        if (performance.now() >= end) {
          socket.destroy();
          resolve();
          return;
        }
        sent = performance.now();
        socket.write(next());
      };
      socket.once('connect', send);
      socket.on('error', reject);
      socket.on('close', () => resolve());
      socket.on('data', (chunk) => {
        waiting = waiting.length > 0 ? Buffer.concat([waiting, chunk]) : chunk;
        const headEnd = waiting.indexOf('\r\n\r\n');
        if (headEnd < 0) return;
        const head = waiting.toString('latin1', 0, headEnd);
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
        if (waiting.length < headEnd + 4 + length) return;
        const status = Number(head.slice(9, 12));
        if (!wanted.includes(status)) {
          socket.destroy();
          reject(new Error(`answered ${status}: ${waiting.toString('utf8', headEnd + 4).slice(0, 200)}`));
          return;
        }
        times.push(performance.now() - sent);
        waiting = Buffer.alloc(0);
        send();
      });
    });
  await Promise.all(Array.from({ length: connections }, line));

  const took = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { count: times.length, perSecond: times.length / took, median: at(0.5), p99: at(0.99) };
}
