// Actions below the form: where facts are used, links in header and footer, and deleting a file.
import type { Mend, Opened, Problem, Used } from '@tred/contract/editor-api';
import { useEffect, useState } from 'react';
import { Action } from '~/ui/Action/Action';
import { FormStatus } from '~/ui/FormStatus/FormStatus';
import css from './editor.module.css';
import { Follows, withSeen } from './Follows';
import { Choice } from './Inputs';
import { type EditorResponse, query, sendRequest } from './send-request.ts';

type FileActionsProps = {
  file: Opened;
  addresses: string[];
  onRemoved: () => void;
};
export const FileActions = ({ file, addresses, onRemoved }: FileActionsProps) => (
  <>
    {file.group === 'Facts' && <UsedOn {...file} />}
    {file.group === 'Pages' && <a href="#navigation.yaml">Links in header and footer</a>}
    {file.mayBeDeleted && <DeleteFile {...{ file, addresses, onRemoved }} />}
  </>
);

/** Loaded when opened. */
function UsedOn({ path, version }: Opened) {
  const [isOpen, setOpen] = useState(false);
  const [response, setResponse] = useState<EditorResponse<Used>>();
  useEffect(() => {
    if (isOpen) void sendRequest<Used>('GET', query('/used', { path, version })).then(setResponse);
  }, [path, version, isOpen]);
  return (
    <details className={css.part} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Used on</summary>
      {!response && <p role="status">Looking …</p>}
      {response &&
        (response.ok ? <Uses {...response.data} /> : <FormStatus tone="bad" title={response.message} />)}
    </details>
  );
}

const Uses = ({ words, code }: Used) => (
  <>
    {words.length > 0 && <p>Texts that have one of these facts in a sentence:</p>}
    <ul className={css.found}>
      {words.map(({ place, value, pages }) => (
        <li key={place} className={css.row}>
          <b>{value}</b> <code>{`{{${place}}}`}</code>
          {pages.map(({ path, title }) => (
            <a key={path} href={`#${path}`}>
              {title}
            </a>
          ))}
        </li>
      ))}
    </ul>
    {code.length > 0 && <p>Pages that use these facts in another way. Not each of them shows every fact:</p>}
    <ul>
      {code.map(({ address, title, path }) => (
        <li key={address}>{path ? <a href={`#${path}`}>{`${title}, ${address}`}</a> : address}</li>
      ))}
    </ul>
    {words.length + code.length === 0 && <p>No page shows these facts.</p>}
  </>
);

function DeleteFile({ file, addresses, onRemoved }: FileActionsProps) {
  const isPage = file.group === 'Pages';
  const [leadsTo, setLeadsTo] = useState('');
  const [error, setError] = useState<string>();
  const [problems, setProblems] = useState<Problem[]>();
  const [mends, setMends] = useState<Mend[]>([]);
  const verb = isPage ? 'Remove the page' : `Delete this ${file.name}`;
  async function remove() {
    if (isPage && !leadsTo) return setError('Choose a page.');
    const { path, version } = file;
    // The second press confirms what the first one listed.
    const seen = withSeen(mends, problems ?? []);
    const request = { path, version, leadsTo, mends: seen, confirmed: problems !== undefined };
    const response = await sendRequest('POST', '/remove', JSON.stringify(request));
    if (response.ok) return onRemoved();
    const { message, problems: found } = response;
    const missing = found.find(({ field }) => field === '+file')?.message;
    const isListed = !missing && found.length > 0;
    setProblems(isListed ? found : undefined);
    setError(isListed ? undefined : (missing ?? message));
  }
  return (
    <details className={css.part}>
      <summary>{verb} …</summary>
      {error && <FormStatus tone="bad" title={error} />}
      {file.ownsPage && (
        <Choice
          path="+leads"
          label={`Where ${file.page} leads from now on`}
          help="Visitors who follow an old link get there."
          required={isPage}
          shape={{ kind: 'choice', options: addresses.filter((address) => address !== file.page) }}
          value={leadsTo}
          onChange={(now) => setLeadsTo(String(now ?? ''))}
        />
      )}
      {problems && <Follows problems={problems} mends={mends} onMend={setMends} />}
      <p>The start page lists it under “What was changed”, and can bring it back.</p>
      <Action look="secondary" onClick={() => void remove()}>
        {problems ? `${verb} now` : verb}
      </Action>
    </details>
  );
}
