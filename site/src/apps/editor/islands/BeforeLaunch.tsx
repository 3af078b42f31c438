// What is left to confirm before launch by kind of content, each with a link to its field.
import type { BeforeLaunch as Left, Overview, Problem } from '@tred/contract/editor-api';
import { useEffect, useState } from 'react';
import { FormStatus } from '~/ui/FormStatus/FormStatus';
import { Problems } from './Problems';
import css from './publish.module.css';
import { type EditorResponse, sendRequest } from './send-request.ts';

type BeforeLaunchProps = { overview: Overview; turn: number };

/** Asks again when `turn` changes. */
export function BeforeLaunch({ overview, turn }: BeforeLaunchProps) {
  const [response, setResponse] = useState<EditorResponse<Left>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the content may confirm something.
  useEffect(() => void sendRequest<Left>('GET', '/launch').then(setResponse), [turn]);
  const kinds = new Map(
    overview.types.flatMap(({ name, group, files }) =>
      files.map(({ path }) => [path, name || group] as const),
    ),
  );
  const folds = (problems: Problem[]) =>
    [...Map.groupBy(problems, ({ path }) => kinds.get(path))].map(([kind, own]) => (
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
        To confirm a thing, put what is true into its field and take its sample mark away. When nothing is
        needed any more, switch <a href="#facts/organisation.yaml?launched">Launched</a> on.
      </p>
      <section>
        <h2>Needed before the launch</h2>
        {folds(needed)}
      </section>
      <section>
        <h2>May come later</h2>
        <p>The pages say themselves that these are missing.</p>
        {folds(others)}
      </section>
    </div>
  );
}
