// Actions below the form: where facts are used, links in header and footer, and deleting a file.
import type { Mend, Opened, Problem, Used } from '@tred/contract/editor-api';
import { useEffect, useState } from 'react';
import { FormStatus } from '~/ui/FormStatus/FormStatus';
import css from './editor.module.css';
import { Follows, withSeen } from './Follows';
import { Choice } from './Inputs';
import { Ask } from './parts';
import { type EditorResponse, get, post } from './send-request.ts';

type FileActionsProps = {
  file: Opened;
  addresses: string[];
  onRemoved: () => void;
};
export const FileActions = (props: FileActionsProps) => (
  <>
    {props.file.group === 'Facts' && <UsedOn {...props.file} />}
    {props.file.group === 'Pages' && <a href="#navigation.yaml">Links in header and footer</a>}
    {props.file.mayBeDeleted && <DeleteFile {...props} />}
  </>
);

/** Loaded when opened. */
function UsedOn({ path, version }: Opened) {
  const [isOpen, setOpen] = useState(false);
  const [response, setResponse] = useState<EditorResponse<Used>>();
  useEffect(() => {
    if (isOpen) void get<Used>('/used', { path, version }).then(setResponse);
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
    <ul className={css.rows}>
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
  const { path, version, page, ownsPage } = file;
  const isPage = file.group === 'Pages';
  const [leadsTo, setLeadsTo] = useState('');
  const [problems, setProblems] = useState<Problem[]>();
  const [mends, setMends] = useState<Mend[]>([]);
  async function remove() {
    if (isPage && !leadsTo) return 'Choose a page.';
    // The second press confirms what the first one listed.
    const seen = withSeen(mends, problems ?? []);
    const confirmed = problems !== undefined;
    const response = await post('/remove', { path, version, leadsTo, mends: seen, confirmed });
    if (response.ok) {
      onRemoved();
      return undefined;
    }
    const missing = response.problems.find(({ field }) => field === '+file')?.message;
    const isListed = !missing && response.problems.length > 0;
    setProblems(isListed ? response.problems : undefined);
    return isListed
      ? 'Nothing was removed yet. Look at these texts, and press again.'
      : (missing ?? response.message);
  }
  return (
    <Ask
      verb={isPage ? 'Remove the page' : `Delete this ${file.name}`}
      question="The start page lists it under “What was changed”, and can bring it back."
      onYes={remove}
    >
      {ownsPage && (
        <Choice
          path="+leads"
          label={`Where ${page} leads from now on`}
          help="Visitors who follow an old link get there."
          required={isPage}
          shape={{ kind: 'choice', options: addresses.filter((address) => address !== page) }}
          value={leadsTo}
          onChange={(now) => setLeadsTo(String(now ?? ''))}
        />
      )}
      {problems && <Follows problems={problems} mends={mends} onMend={setMends} />}
    </Ask>
  );
}
