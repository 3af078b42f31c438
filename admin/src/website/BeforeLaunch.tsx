// Samples that are left to confirm before launch by kind of content, each with a link to its field.
import type { BeforeLaunch as Left, Overview, Problem } from '@tred/contract/editor-api';
import { Link } from 'react-router';
import { Loaded, Title } from '../ui/parts';
import { Problems } from './parts';
import { useList } from './use-content.ts';
import { fileAddress } from './where.ts';

const launched = fileAddress({ path: 'facts/organisation.yaml', field: 'launched' });

type BeforeLaunchProps = { overview: Overview | undefined; saves: number | undefined };

export function BeforeLaunch({ overview, saves }: BeforeLaunchProps) {
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
    <>
      <Title>Before launch</Title>
      <Loaded of={useList<Left>('/launch', saves)} lines={8}>
        {({ confirmed, needed, others }) => (
          <>
            <p role="status">
              {`Confirmed: ${confirmed}. Needed before the launch: ${needed.length}. May come later: ${others.length}.`}
            </p>
            <p>
              To confirm something, put what is true into its field and set its “Sample” to No. When nothing
              is needed any more, switch <Link to={launched}>Launched</Link> on.
            </p>
            {needed.length > 0 && (
              <section className="part">
                <h2>Needed before the launch</h2>
                {folds(needed)}
              </section>
            )}
            {others.length > 0 && (
              <section className="part">
                <h2>May come later</h2>
                <p>Pages leave these out while they are empty.</p>
                {folds(others)}
              </section>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
