// Log lines for a person at a terminal: only what needs attention, in words. Services get JSON.
import { z } from 'zod';

const logLine = z.object({ msg: z.string(), why: z.string().optional(), error: z.string().optional() });

export const peopleLog = {
  level: 'warn',
  stream: {
    write(text: string): void {
      const { msg, why, error } = logLine.parse(JSON.parse(text));
      const reason = why ?? error;
      process.stderr.write(`tred: ${msg}${reason ? `: ${reason}` : ''}\n`);
    },
  },
};
