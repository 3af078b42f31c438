// A text field of the content, with its places filled from the facts: `filled.max(53)` counts what readers see.
import { fillIn, places } from './fill-in.ts';
import { textWith } from './places-schema.ts';

export const filled = textWith(places, fillIn);
