// What the editor has: all files, what was changed since the last publication, and the publications.
import type { ChangedFile, Overview, WebsiteState } from '@tred/contract/editor-api';
import { useCallback, useEffect, useState } from 'react';
import { sendRequest } from './send-request.ts';

/** Asks again when `news` changes. Everything is undefined before the first answer. */
export function useContent(news: string) {
  const [overview, setOverview] = useState<Overview>();
  const [changes, setChanges] = useState<ChangedFile[]>();
  const [website, setWebsite] = useState<WebsiteState>();
  const [error, setError] = useState('');
  const load = useCallback(async () => {
    const [overview, changes, website] = await Promise.all([
      sendRequest<Overview>('GET', '/overview'),
      sendRequest<ChangedFile[]>('GET', '/changes'),
      sendRequest<WebsiteState>('GET', '/website'),
    ]);
    if (overview.ok) setOverview(overview.data);
    if (changes.ok) setChanges(changes.data);
    if (website.ok) setWebsite(website.data);
    const failed = [overview, changes, website].find((each) => !each.ok);
    setError(failed && !failed.ok ? failed.message : '');
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it says that something has changed.
  useEffect(() => void load(), [load, news]);
  return { overview, changes, website, error, load };
}
