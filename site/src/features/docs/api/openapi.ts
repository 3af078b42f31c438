// Parses the OpenAPI file and follows its references.
import { parse } from 'yaml';
import { fillIn } from '../../../facts/fill-in.ts';

export type ApiSchema = {
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  const?: string;
  enum?: string[];
  default?: string | number | boolean;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  examples?: (string | number)[];
  required?: string[];
  properties?: Record<string, ApiSchema>;
  items?: ApiSchema;
  oneOf?: ApiSchema[];
};

export type MediaTypes = Record<string, { schema: ApiSchema; example?: unknown }>;

type ApiParameter = {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description: string;
  schema: ApiSchema;
  'x-see'?: string;
  /** Included in the example request. */
  example?: string | number | boolean;
};

export type ResponseDescription = { $ref?: string; description: string; content?: MediaTypes };

export type OperationObject = {
  operationId: string;
  'x-sdk'?: string;
  tags: string[];
  summary: string;
  description: string;
  parameters?: ApiParameter[];
  requestBody?: { content: MediaTypes };
  responses: Record<string, ResponseDescription>;
};

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

type PathItem = { parameters?: ApiParameter[] } & Partial<Record<Method, OperationObject>>;

type TestNumber = { mtn_momo: string; airtel_money: string; outcome: string };

export type ApiDocument = {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  'x-facts': {
    rate_limit_live: number;
    rate_limit_sandbox: number;
    body_limit_kilobytes: number;
    payment_limit_transaction: number;
    payment_limit_day: number;
    payment_timeout_seconds: number;
    payment_timeout_sandbox_seconds: number;
    idempotency_hours: number;
    webhook_timeout_seconds: number;
    webhook_retries: string[];
    signature_tolerance_seconds: number;
  };
  tags: { name: string; description: string; 'x-test-numbers'?: TestNumber[]; 'x-codes'?: string[] }[];
  paths: Record<string, PathItem>;
  webhooks: Record<string, { post: OperationObject }>;
  components: {
    schemas: Record<string, ApiSchema>;
    parameters: Record<string, ApiParameter>;
    responses: Record<string, ResponseDescription>;
  };
};

export function readApi(text: string): ApiDocument {
  return JSON.parse(JSON.stringify(parse(fillIn(text), { merge: true })));
}

/** `#/components/schemas/Learner` as path segments. */
export const stepsOf = (ref: string): string[] => ref.replace(/^#\//, '').split('/');

/** Resolves a reference; fields beside it (a description) win. Returns other nodes unchanged. */
export function follow<T extends { $ref?: string }>(api: ApiDocument, node: T): T {
  if (!node.$ref) return node;
  const { $ref, ...beside } = node;
  const found = stepsOf($ref).reduce<unknown>(
    (place, step) => (place as Record<string, unknown> | undefined)?.[step],
    api,
  );
  if (!found) throw new Error(`${$ref} points at nothing.`);
  return { ...follow(api, found as T), ...beside };
}

type PlacedParameter = ApiParameter & { place: string[] };

export type ApiOperation = Omit<OperationObject, 'parameters'> & {
  method: Method;
  path: string;
  parameters: PlacedParameter[];
};

export function operationsOf(api: ApiDocument): ApiOperation[] {
  return Object.entries(api.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [
        ...placed(api, item.parameters, ['paths', path, 'parameters']),
        ...placed(api, operation.parameters, ['paths', path, method, 'parameters']),
      ];
      return { ...operation, method, path, parameters };
    }),
  );
}

const placed = (api: ApiDocument, parameters: ApiParameter[] = [], list: string[]): PlacedParameter[] =>
  parameters.map((one, index) => ({
    ...follow(api, one),
    place: one.$ref ? stepsOf(one.$ref) : [...list, String(index)],
  }));
