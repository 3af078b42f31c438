// What the server finds when it checks itself, problems first, with a fix for each.
import { useApi } from '../api';
import { DataTable, Loaded, Title } from '../ui/parts';

const states = { fail: 'Broken', warn: 'Look at this', ok: 'Good' };
const order = Object.keys(states);

export const ServerChecks = () => (
  <div className="screen">
    <Title id="server-title">Server</Title>
    <p>An administrator sees the same on the command line, with “tred-server doctor”.</p>
    <Loaded of={useApi('GET /checks', {})} lines={8}>
      {({ checks }) => (
        <DataTable
          className="wide"
          labelledBy="server-title"
          columns={['Check', 'State', 'Found', 'What to do']}
          rows={checks
            .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
            .map(({ what, state, summary, fix }) => ({
              key: `${what} ${summary}`,
              cells: [what.charAt(0).toUpperCase() + what.slice(1), states[state], summary, fix],
            }))}
        />
      )}
    </Loaded>
  </div>
);
