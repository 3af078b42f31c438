// JSON routes of Admin as a record, by method and path: admin/ infers the types of requests and replies from it.
import type { Right } from '@tred/contract/rights';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { z } from 'zod';
import { needs } from './inbox-request.ts';

interface Input {
  /** Needed for this route. */
  right?: Right;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
}
type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown;

type RequestOf<Schema extends Input> = FastifyRequest<{
  Params: Output<Schema['params']>;
  Querystring: Output<Schema['query']>;
  Body: Output<Schema['body']>;
}>;

interface Route<Schema extends Input, Reply> {
  input: Schema;
  handle(request: RequestOf<Schema>, reply: FastifyReply): Promise<Reply>;
}

export const route = <const Schema extends Input, Reply>(
  input: Schema,
  handle: Route<Schema, Reply>['handle'],
): Route<Schema, Reply> => ({ input, handle });

type Routes = Record<`${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`, Route<Input, unknown>>;

export function addRoutes(app: FastifyInstance, routes: Routes): void {
  for (const [name, { input, handle }] of Object.entries(routes)) {
    const [method, url = ''] = name.split(' ');
    const { right, params, query: querystring, body } = input;
    app.route({
      method: method as HTTPMethods,
      url,
      schema: { ...(params && { params }), ...(querystring && { querystring }), ...(body && { body }) },
      ...(right && { onRequest: needs(right) }),
      handler: handle,
    });
  }
}

/** What a page sends and gets, by method and path. */
export type ApiOf<Each> = {
  [Name in keyof Each]: Each[Name] extends Route<infer Schema, infer Reply>
    ? { input: { [Part in Exclude<keyof Schema, 'right'>]: z.input<Schema[Part] & z.ZodType> }; reply: Reply }
    : never;
};
