// The trail of what staff did, for owners: a page of it, or all of it as a file.
import { AUDIT_PAGE_SIZE, type AuditPage } from '@tred/contract/audit-api';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { eachAuditLine, listAudit } from '../store/audit.ts';
import { auditToCsv } from './audit-csv.ts';
import type { InboxOptions } from './inbox-routes.ts';
import { needs } from './rights.ts';

const querystring = z.object({ page: z.coerce.number().int().min(0).max(1_000_000).catch(0) });

export const auditRoutes: FastifyPluginAsyncZod<InboxOptions> = async (app, { store, audit, clock }) => {
  app.addHook('onRequest', needs('owner'));

  app.get('/audit', { schema: { querystring } }, async ({ query }): Promise<AuditPage & { ok: true }> => {
    const page = { limit: AUDIT_PAGE_SIZE, offset: query.page * AUDIT_PAGE_SIZE };
    return { ok: true, months: audit.months, ...(await listAudit(store.db, page)) };
  });

  app.post('/audit/export', async (request, reply) => {
    await request.audit('audit-exported');
    const date = new Date(clock()).toISOString().slice(0, 10);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="tred-audit-${date}.csv"`)
      .send(auditToCsv(eachAuditLine(store.db)));
  });
};
