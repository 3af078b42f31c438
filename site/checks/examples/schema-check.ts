// Checks a value against a place in the API's description, as the description itself demands it.
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ApiDocument } from '../../src/subjects/docs/api/openapi.ts';

export type SchemaCheck = (place: string[], value: unknown) => string[];

/** A function that says what is wrong with a value that should match the schema at a place in the document. */
export function schemaCheck(api: ApiDocument): SchemaCheck {
  // The document is more than schemas, so that unknown words in it are no mistake.
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(api, 'api');
  return (place, value) => {
    const pointer = place.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')));
    // Kept by Ajv under its name: making it anew for each value would take most of the time.
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
