// What the server finds when it checks itself, with a fix for each problem.
import { useApi } from '../api';
import { NotAllowed } from '../Frame';
import { useStaff } from '../session';
import { Loaded, Title } from '../ui/parts';
import ui from '../ui/ui.module.css';

const states = { ok: 'Good', warn: 'Look at this', fail: 'Broken' };

export function ServerChecks() {
  const { session } = useStaff();
  const isOwner = session.rights.includes('owner');
  const found = useApi('GET /checks', {}, { enabled: isOwner });
  if (!isOwner) return <NotAllowed>Only an owner may see this.</NotAllowed>;
  return (
    <div className={ui.screen}>
      <Title id="server-title">Server</Title>
      <Loaded of={found} lines={8}>
        {({ checks }) => (
          <dl>
            {checks.map(({ what, state, summary, fix }) => (
              <div key={`${what} ${summary}`}>
                <dt>
                  <b>
                    {what}: {states[state]}
                  </b>
                </dt>
                <dd>
                  {summary}
                  {fix && (
                    <>
                      . To fix it: <code>{fix}</code>
                    </>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Loaded>
    </div>
  );
}
