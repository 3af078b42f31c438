// Samples that are left to confirm before launch by kind of content, each with a link to its field.
import type { BeforeLaunch as Left, Overview, Problem } from '@tred/contract/editor-api';
import { useEffect, useState } from 'react';
import { FormStatus } from '~/components/FormStatus/FormStatus';
import css from './editor.module.css';
import { Problems } from './parts';
import { type EditorResponse, get } from './send-request.ts';

/** Asks again when `saves` changes. */
export function BeforeLaunch({ overview, saves }: { overview: Overview; saves: number | undefined }) {
  const [response, setResponse] = useState<EditorResponse<Left>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the content may confirm something.
  useEffect(() => void get<Left>('/launch').then(setResponse), [saves]);
  const kindOf = (path: string) => {
    const type = overview.types.find(({ files }) => files.some((file) => file.path === path));
    return type?.name || type?.group;
  };
  const folds = (problems: Problem[]) =>
    [...Map.groupBy(problems, ({ path }) => kindOf(path))].map(([kind, own]) => (
      <details key={kind}>
        <summary>
          {kind}: {own.length}
        </summary>
        <Problems problems={own} />
      </details>
    ));
  if (response && !response.ok) return <FormStatus tone="bad" title={response.message} />;
  const { confirmed = 0, needed = [], others = [] } = response?.data ?? {};
  return (
    <div className={css.page}>
      <h1>Before launch</h1>
      <p role="status">
        {response
          ? `Confirmed: ${confirmed}. Needed before the launch: ${needed.length}. May come later: ${others.length}.`
          : 'Reading the files …'}
      </p>
      <p>
        To confirm a thing, put what is true into its field and set its “Sample” to No. When nothing is needed
        any more, switch <a href="#facts/organisation.yaml?launched">Launched</a> on.
      </p>
      <h2>Needed before the launch</h2>
      {folds(needed)}
      <h2>May come later</h2>
      <p>Pages leave these out while they are empty.</p>
      {folds(others)}
    </div>
  );
}
