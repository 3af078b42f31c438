// The field as every form has it.
import { Honeypot } from './Honeypot';

export const examples = { field: <Honeypot /> };
