// What is left to confirm before launch, each with a link to its field.
import type { BeforeLaunch as Files } from '@tred/contract/editor-api';
import { useEffect, useState } from 'react';
import { FormStatus } from '~/ui/FormStatus/FormStatus';
import css from './publish.module.css';
import { sendRequest } from './send-request.ts';

/** Asks again when `turn` changes. */
export function BeforeLaunch({ turn }: { turn: number }) {
  const [files, setFiles] = useState<Files>();
  const [error, setError] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the content may confirm something.
  useEffect(() => {
    sendRequest<Files>('GET', '/launch').then((response) => {
      if (response.ok) setFiles(response.data);
      setError(response.ok ? '' : response.message);
    });
  }, [turn]);
  const items = files?.flatMap((file) => file.items) ?? [];
  const left = items.filter(({ confirmed }) => !confirmed);
  const needed = left.filter(({ required }) => required).length;
  return (
    <>
      <h1>Before launch</h1>
      {error && <FormStatus tone="bad" title={error} />}
      <p role="status">
        {files
          ? `${items.length - left.length} of ${items.length} are confirmed. ${needed} more are needed before the site can be launched; the pages say themselves that the other ${left.length - needed} are missing.`
          : 'Reading the files …'}
      </p>
      <p>
        To confirm a thing, put what is true into its field and take its sample mark away. When nothing is
        needed any more, switch <a href="#facts/organisation.yaml?launched">Launched</a> on.
      </p>
      <ul className={css.history}>
        {files?.map(({ path, title, items }) => {
          const open = items.filter(({ confirmed }) => !confirmed).length;
          return (
            <li key={path}>
              <details>
                <summary>
                  {title}: {open > 0 ? `${open} left` : 'all confirmed'}
                </summary>
                <ul>
                  {items.map(({ field, place, message, confirmed, required }) => (
                    <li key={`${field} ${message}`}>
                      {confirmed ? '✓' : '☐'} <a href={`#${path}?${field}`}>{place || title}</a>: {message}
                      {!confirmed && required && ' (needed)'}
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          );
        })}
      </ul>
    </>
  );
}
