// The content in the editor: all files, what was changed since the last publication, and the publications.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChangedFile, Overview, WebsiteState } from '@tred/contract/editor-api';
import { useEffect, useRef } from 'react';
import { getOrThrow } from './send-request.ts';

export type Content = ReturnType<typeof useContent>;

/** A list that changes when somebody saves. */
export const useList = <Data>(address: string, enabled = true) =>
  useQuery<Data, Error>({
    queryKey: ['website', 'lists', address],
    queryFn: () => getOrThrow<Data>(address),
    enabled,
  });

/** Asks when `saves` changes: the editor tells that also of our own saves. Everything is undefined before the first answer. */
export function useContent(saves: number | undefined) {
  const client = useQueryClient();
  const isKnown = saves !== undefined;
  const overview = useList<Overview>('/overview', isKnown);
  const changes = useList<ChangedFile[]>('/changes', isKnown);
  const website = useList<WebsiteState>('/website', isKnown);
  const last = useRef(saves);
  useEffect(() => {
    if (last.current !== undefined && last.current !== saves)
      void client.invalidateQueries({ queryKey: ['website', 'lists'] });
    last.current = saves;
  }, [client, saves]);
  return {
    overview: overview.data,
    files: overview.data?.types.flatMap((type) => type.files) ?? [],
    changes: changes.data,
    website: website.data,
    error: (overview.error ?? changes.error ?? website.error)?.message ?? '',
  };
}
