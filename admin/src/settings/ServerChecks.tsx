// What the server finds when it checks itself, problems first, with a fix for each.
import { Table } from '~/components/Table/Table';
import { useApi } from '../api';
import { NotAllowed } from '../Frame';
import { useStaff } from '../session';
import { Loaded, Title } from '../ui/parts';
import ui from '../ui/ui.module.css';

const states = { fail: 'Broken', warn: 'Look at this', ok: 'Good' };
const order = Object.keys(states);

export function ServerChecks() {
  const { session } = useStaff();
  const isOwner = session.rights.includes('owner');
  const found = useApi('GET /checks', {}, { enabled: isOwner });
  if (!isOwner) return <NotAllowed>Only an owner may see this.</NotAllowed>;
  return (
    <div className={ui.screen}>
      <Title id="server-title">Server</Title>
      <p>An administrator sees the same on the command line, with “tred-server doctor”.</p>
      <Loaded of={found} lines={8}>
        {({ checks }) => (
          <Table
            className={ui.table}
            labelledBy="server-title"
            columns={['Check', 'State', 'Found', 'What to do'].map((name) => ({ name }))}
            rows={checks
              .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
              .map(({ what, state, summary, fix }) => ({
                key: `${what} ${summary}`,
                head: what.charAt(0).toUpperCase() + what.slice(1),
                cells: [{ content: states[state] }, { content: summary }, { content: fix }],
              }))}
          />
        )}
      </Loaded>
    </div>
  );
}
