// Checks a value against a schema in the API description.
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ApiDocument } from '../../src/features/docs/api/openapi.ts';

export type SchemaCheck = (place: string[], value: unknown) => string[];

export function schemaCheck(api: ApiDocument): SchemaCheck {
  // The document has more than schemas, so unknown words are allowed.
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(api, 'api');
  return (place, value) => {
    const pointer = place.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')));
    // Cached by name: compiling for each value would be slow.
    const validate = ajv.getSchema(`api#/${pointer.join('/')}`);
    if (!validate) throw new Error(`The description has no ${place.join('/')}.`);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message, params }) =>
      [instancePath || 'the value', message, params.additionalProperty ?? params.allowedValue]
        .filter((word) => word !== undefined)
        .join(' '),
    );
  };
}
