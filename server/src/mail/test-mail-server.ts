// A minimal mail server for tests: accepts emails, refuses one address or as told, and can be stopped.
import { createServer, type Server, type Socket } from 'node:net';

export interface TestMailServer {
  url: string;
  emails: string[];
  /** Every command, in order. */
  heard: string[];
  stop(): Promise<void>;
  start(): Promise<void>;
}

export async function startTestMailServer(
  refused = '',
  /** A reply to a command, or to the line `.` that ends an email, instead of the usual one. */
  replyTo: (line: string) => string | undefined = () => undefined,
): Promise<TestMailServer> {
  const emails: string[] = [];
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  let port = 0;
  let server: Server | undefined;

  const talk = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    let waiting = '';
    let email: string | undefined;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      waiting += chunk;
      for (let end = waiting.indexOf('\r\n'); end >= 0; end = waiting.indexOf('\r\n')) {
        const line = waiting.slice(0, end);
        waiting = waiting.slice(end + 2);
        if (email === undefined) heard.push(line);
        if (email !== undefined) {
          if (line !== '.') email += `${line}\n`;
          else {
            const refusal = replyTo(line);
            if (!refusal) emails.push(email);
            email = undefined;
            socket.write(`${refusal ?? '250 kept'}\r\n`);
          }
        } else if (replyTo(line)) {
          socket.write(`${replyTo(line)}\r\n`);
        } else if (/^STARTTLS/i.test(line)) {
          socket.write('502 not here\r\n');
        } else if (/^DATA/i.test(line)) {
          email = '';
          socket.write('354 go on\r\n');
        } else if (refused && line.includes(refused)) socket.write('550 5.1.1 nobody here\r\n');
        else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  };

  const mail: TestMailServer = {
    url: '',
    emails,
    heard,
    start: () =>
      new Promise((resolve) => {
        server = createServer(talk).listen(port, '127.0.0.1', () => {
          const address = server?.address();
          if (address && typeof address === 'object') port = address.port;
          mail.url = `smtp://127.0.0.1:${port}`;
          resolve();
        });
      }),
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        if (server?.listening) server.close(() => resolve());
        else resolve();
      }),
  };
  await mail.start();
  return mail;
}
