// Reads texts as a check does. A program of its own, because the parser of Markdown takes minutes for some and cannot be stopped.
import { text } from 'node:stream/consumers';
import { checkBody } from '../../site/src/readers/check-entry.ts';

const texts: string[] = JSON.parse(await text(process.stdin));
for (const each of texts) checkBody({ text: each, file: '', firstLine: 1, folder: '.' }, { pictures: true });
