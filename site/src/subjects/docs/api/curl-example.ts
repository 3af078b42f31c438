// The example request of an operation as a curl command, from the examples in the API's description.
import { compactJson } from './compact-json.ts';
import type { ApiDocument, Operation } from './openapi.ts';

export function curlOf(api: ApiDocument, { method, path, parameters, requestBody }: Operation): string {
  const exampleOf = (name: string) => parameters.find((one) => one.name === name)?.example ?? `{${name}}`;
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(exampleOf(name)));
  const query = new URLSearchParams(
    parameters.flatMap(({ name, in: where, example }) =>
      where === 'query' && example !== undefined ? [[name, String(example)]] : [],
    ),
  ).toString();
  const url = `${api.servers[0]?.url}${place}${query && `?${query}`}`;
  const body = requestBody?.content['application/json']?.example;
  const usual = body === undefined ? 'get' : 'post';
  return [
    `curl ${method === usual ? '' : `-X ${method.toUpperCase()} `}${query ? `"${url}"` : url}`,
    '-H "Authorization: Bearer $TRED_KEY"',
    ...(body === undefined
      ? []
      : [
          '-H "Content-Type: application/json"',
          `-d '${compactJson(body).replaceAll('\n', '\n  ').replaceAll("'", "'\\''")}'`,
        ]),
  ].join(' \\\n  ');
}
