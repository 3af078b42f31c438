// The page's title: how many new entries there are, and what one looks at, so that tabs and history can be told apart.
import { useEffect, useState } from 'react';

export function usePageTitle(fresh: number | undefined, at: string): void {
  const [bare] = useState(() => document.title);
  useEffect(() => {
    document.title = `${fresh ? `(${fresh}) ` : ''}${at ? `${at} | ` : ''}${bare}`;
    return () => {
      document.title = bare;
    };
  }, [fresh, at, bare]);
}
