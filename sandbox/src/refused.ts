// How an act says no: with one of the API's codes, a sentence for a person, and the field that is to blame.

export type RefusalCode = 'invalid_request' | 'not_found' | 'invalid_field';

export class Refused extends Error {
  code: RefusalCode;
  field: string | undefined;

  constructor(code: RefusalCode, message: string, field?: string) {
    super(message);
    this.code = code;
    this.field = field;
  }
}

/** What was looked for, or the API's `not_found`. */
export function found<T>(thing: T | undefined, what: string, id: string): T {
  if (thing === undefined) throw new Refused('not_found', `No ${what} ${id}.`);
  return thing;
}
