// Samples that are left to confirm before launch by kind of content, each with a link to its field.
import type { BeforeLaunch as Left, Overview, Problem } from '@tred/contract/editor-api';
import { Link } from 'react-router';
import { Loaded, Title } from '../ui/parts';
import css from './editor.module.css';
import { Problems } from './parts';
import { useList } from './use-content.ts';
import { fileAddress } from './where.ts';

const launched = fileAddress({ path: 'facts/organisation.yaml', field: 'launched' });

export function BeforeLaunch({ overview }: { overview: Overview | undefined }) {
  const left = useList<Left>('/launch');
  const kindOf = (path: string) => {
    const type = overview?.types.find(({ files }) => files.some((file) => file.path === path));
    return type?.name || type?.group || 'Other';
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
  return (
    <div className={css.page}>
      <Title>Before launch</Title>
      <Loaded of={left} lines={8}>
        {({ confirmed, needed, others }) => (
          <>
            <p role="status">
              {`Confirmed: ${confirmed}. Needed before the launch: ${needed.length}. May come later: ${others.length}.`}
            </p>
            <p>
              To confirm something, put what is true into its field and set its “Sample” to No. When nothing
              is needed any more, switch <Link to={launched}>Launched</Link> on.
            </p>
            {needed.length > 0 && <h2>Needed before the launch</h2>}
            {folds(needed)}
            {others.length > 0 && (
              <>
                <h2>May come later</h2>
                <p>Pages leave these out while they are empty.</p>
              </>
            )}
            {folds(others)}
          </>
        )}
      </Loaded>
    </div>
  );
}
