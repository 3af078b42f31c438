// The content in the editor: all files, what was changed since the last publication, and the publications.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ChangedFile, Overview, WebsiteState } from '@tred/contract/editor-api';
import { get } from './requests.ts';

export type Content = ReturnType<typeof useContent>;

/** A list that is read again when `saves` changes, which the editor tells; undefined before. */
export const useList = <Data>(address: string, saves: number | undefined) =>
  useQuery<Data, Error>({
    queryKey: ['website', address, saves],
    queryFn: () => get<Data>(address),
    enabled: saves !== undefined,
    // An editor that was started again may tell the same number.
    gcTime: 0,
    placeholderData: keepPreviousData,
  });

export function useContent(saves: number | undefined) {
  const overview = useList<Overview>('/overview', saves);
  const changes = useList<ChangedFile[]>('/changes', saves);
  const website = useList<WebsiteState>('/website', saves);
  return {
    overview: overview.data,
    files: overview.data?.types.flatMap((type) => type.files) ?? [],
    changes: changes.data,
    website: website.data,
    error: (overview.error ?? changes.error ?? website.error)?.message ?? '',
  };
}
