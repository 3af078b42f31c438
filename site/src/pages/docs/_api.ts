// The API's description, read once for all pages of the reference.
import source from '~/content/docs/openapi.yaml?raw';
import { operationIndexMarkdown, operationsMarkdown } from '~/lib/api/markdown';
import { readApi } from '~/lib/api/openapi';
import { apiPart, operationIndex, partContents } from '~/lib/api/reference';
import type { DocEntry } from './_docs';

export const api = readApi(source);

/** What a page shows from the description, after its text: a part of the API, or on the reference's first page all of it. */
export function apiOf({ id, data }: Pick<DocEntry, 'id' | 'data'>) {
  const part = data.tag ? apiPart(api, data.tag) : undefined;
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
