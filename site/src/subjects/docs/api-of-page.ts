// The API's description, read once for all pages of the reference.
import source from '~/content/docs/openapi.yaml?raw';
import { operationIndexMarkdown, operationsMarkdown } from './api/markdown';
import { readApi } from './api/openapi';
import { apiPart, operationIndex, partContents } from './api/reference';
import type { LoadedDoc } from './collection';

export const api = readApi(source);

/** What a page shows from the description, after its text: a part of the API, or on the reference's first page all of it. */
export function apiOf({ id, tag }: LoadedDoc) {
  const part = tag ? apiPart(api, tag) : undefined;
  const index = id === 'api' ? operationIndex(api) : undefined;
  return {
    part,
    index,
    contents: [
      ...(part ? partContents(part) : []),
      ...(index ?? []).map(({ id: anchor, title }) => ({ id: anchor, label: title })),
    ],
    markdown: [part && operationsMarkdown(part), index && operationIndexMarkdown(index)].filter(
      (text) => text !== undefined,
    ),
  };
}
