// Reads operations, parameters and schemas from the OpenAPI description, so that the sandbox and the documentation agree.

export type Schema = {
  $ref?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  uniqueItems?: boolean;
  additionalProperties?: boolean;
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  oneOf?: readonly Schema[];
  default?: unknown;
};

type Parameter = {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
};

type OperationObject = {
  operationId: string;
  parameters?: readonly Parameter[];
  requestBody?: { content: Readonly<Record<string, { schema: Schema }>> };
};

export type Description = {
  paths: Readonly<Record<string, object>>;
  components: {
    schemas: Readonly<Record<string, Schema>>;
    parameters: Readonly<Record<string, Parameter>>;
  };
  'x-facts': { rate_limit_sandbox: number; body_limit_kilobytes: number; idempotency_hours: number };
};

export type Operation = {
  id: string;
  method: string;
  steps: readonly string[];
  parameters: readonly Parameter[];
  body: Schema | undefined;
};

export type Api = { description: Description; operations: readonly Operation[] };

const methods = ['get', 'post', 'put', 'patch', 'delete'];

export function readDescription(description: Description): Api {
  const parameter = (one: Parameter) => ({
    ...((one.$ref && description.components.parameters[lastStep(one.$ref)]) || one),
  });
  const operations = Object.entries(description.paths).flatMap(([path, item]) => {
    const parts = item as Record<string, OperationObject> & { parameters?: readonly Parameter[] };
    return methods.flatMap((method): Operation[] => {
      const found = parts[method];
      if (!found) return [];
      return [
        {
          id: found.operationId,
          method: method.toUpperCase(),
          steps: path.split('/').slice(1),
          parameters: [...(parts.parameters ?? []), ...(found.parameters ?? [])].map(parameter),
          body: found.requestBody?.content['application/json']?.schema,
        },
      ];
    });
  });
  return { description, operations };
}

const lastStep = (ref: string) => ref.split('/').at(-1) ?? '';

/** Resolves a schema reference, with its name. */
export function follow(
  { components }: Description,
  schema: Schema,
): { schema: Schema; name: string | undefined } {
  if (!schema.$ref) return { schema, name: undefined };
  const name = lastStep(schema.$ref);
  return { schema: components.schemas[name] ?? {}, name };
}

export function findOperation(
  { operations }: Api,
  method: string,
  steps: readonly string[],
): { operation: Operation; values: Readonly<Record<string, string>> } | undefined {
  for (const operation of operations) {
    if (operation.method !== method || operation.steps.length !== steps.length) continue;
    const values: Record<string, string> = {};
    const fits = operation.steps.every((part, index) => {
      const step = steps[index] ?? '';
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      if (name) values[name] = step;
      return name ? step !== '' : part === step;
    });
    if (fits) return { operation, values };
  }
  return undefined;
}
