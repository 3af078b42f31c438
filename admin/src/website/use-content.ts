// The content in the editor: all files, what was changed since the last publication, and the publications.
import type { ChangedFile, Overview, WebsiteState } from '@tred/contract/editor-api';
import { useEffect, useState } from 'react';
import { get } from './send-request.ts';

export type Content = ReturnType<typeof useContent>;

/** Asks when `saves` changes: the editor tells that also of our own saves. Everything is undefined before the first answer. */
export function useContent(saves: number | undefined) {
  const [overview, setOverview] = useState<Overview>();
  const [changes, setChanges] = useState<ChangedFile[]>();
  const [website, setWebsite] = useState<WebsiteState>();
  const [error, setError] = useState('');
  useEffect(() => {
    if (saves === undefined) return;
    let isLatest = true;
    void Promise.all([
      get<Overview>('/overview'),
      get<ChangedFile[]>('/changes'),
      get<WebsiteState>('/website'),
    ]).then(([overview, changes, website]) => {
      if (!isLatest) return;
      if (overview.ok) setOverview(overview.data);
      if (changes.ok) setChanges(changes.data);
      if (website.ok) setWebsite(website.data);
      const failed = [overview, changes, website].find((each) => !each.ok);
      setError(failed?.ok === false ? failed.message : '');
    });
    return () => {
      isLatest = false;
    };
  }, [saves]);
  const files = overview?.types.flatMap((type) => type.files) ?? [];
  return { overview, files, changes, website, error };
}
