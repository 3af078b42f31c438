// Health checks: is the process alive, can it store, and if not, why.

import { isEqual } from '@tred/contract/is-equal';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import packageFile from '../package.json' with { type: 'json' };
import { isLoopback } from './address.ts';
import type { KeyedHash } from './secret.ts';
import { type DatabaseFault, explainFailure, faultOf, sentenceFor } from './store/fault.ts';
import type { Store } from './store/open-store.ts';

/** Header of `tred-desk doctor`, signed with the desk's secret; the reply has more details. */
const doctorHeader = 'x-tred-doctor';
const doctorMark = (time: number, keyedHash: KeyedHash) => `${time}.${keyedHash(`doctor ${time}`)}`;
export const doctorHeaders = (keyedHash: KeyedHash) => ({
  [doctorHeader]: doctorMark(Date.now(), keyedHash),
});

function isDoctor(header: string | string[] | undefined, keyedHash: KeyedHash): boolean {
  const time = Number.parseInt(String(header), 10);
  if (!(Math.abs(Date.now() - time) < 60_000)) return false;
  return isEqual(String(header), doctorMark(time, keyedHash));
}

export interface DoctorReply {
  version: string;
  build: string;
  arrival: { host: string; scheme: string; address: string };
}

interface HealthOptions {
  store: Store;
  keyedHash: KeyedHash;
}

export const healthRoutes: FastifyPluginAsync<HealthOptions> = async (app, { store, keyedHash }) => {
  /** Outsiders learn only whether it is ready. */
  const mayRead = ({ headers, ip }: FastifyRequest) =>
    isLoopback(ip) || isDoctor(headers[doctorHeader], keyedHash);

  // Log only changes: monitoring asks every few seconds.
  let lastFault: DatabaseFault | undefined;

  app.get('/healthz', async ({ headers, host, protocol, ip }) => {
    if (!isDoctor(headers[doctorHeader], keyedHash)) return { ok: true };
    const { version } = packageFile;
    const reply: DoctorReply = {
      version,
      build: app.site.build,
      arrival: { host, scheme: protocol, address: ip },
    };
    return { ok: true, ...reply };
  });
  app.get('/readyz', async (request, reply) => {
    try {
      await store.prepare();
      await store.check();
      if (lastFault) request.log.info({ path: store.place }, 'ready again');
      lastFault = undefined;
      return { ok: true, ...(mayRead(request) && { database: store.kind }) };
    } catch (cause) {
      const fault = faultOf(cause) ?? 'failed';
      if (fault !== lastFault) request.log.error(explainFailure(store, cause), 'not ready');
      lastFault = fault;
      const details = { database: store.kind, fault, message: sentenceFor(fault) };
      return reply
        .code(503)
        .header('retry-after', '5')
        .send({ ok: false, ...(mayRead(request) && details) });
    }
  });
};
