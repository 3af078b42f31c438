// Actions below the form: where facts are used, links in header and footer, and deleting a file.
import type { Opened, Problem, Used } from '@tred/contract/editor-api';
import { useEffect, useState } from 'react';
import { FormStatus } from '~/ui/FormStatus/FormStatus';
import css from './editor.module.css';
import { Choice } from './Inputs';
import { Ask, Problems } from './parts';
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
  const [response, setResponse] = useState<EditorResponse<Used[]>>();
  useEffect(() => {
    if (isOpen) void get<Used[]>('/used', { path, version }).then(setResponse);
  }, [path, version, isOpen]);
  return (
    <details className={css.part} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Used on</summary>
      {!response && <p role="status">Looking …</p>}
      {response?.ok === false && <FormStatus tone="bad" title={response.message} />}
      {response?.ok && (
        <>
          <p>
            {response.data.length > 0
              ? 'Texts that have one of these facts in a sentence:'
              : 'No text has one of these facts in a sentence.'}{' '}
            Pages may also show them in other places.
          </p>
          <ul className={css.rows}>
            {response.data.map(({ place, value, files }) => (
              <li key={place} className={css.row}>
                <b>{value}</b> <code>{`{{${place}}}`}</code>
                {files.map(({ path, title }) => (
                  <a key={path} href={`#${path}`}>
                    {title}
                  </a>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}

function DeleteFile({ file, addresses, onRemoved }: FileActionsProps) {
  const { path, version, page, ownsPage } = file;
  const isPage = file.group === 'Pages';
  const [leadsTo, setLeadsTo] = useState('');
  const [problems, setProblems] = useState<Problem[]>([]);
  async function remove() {
    const response = await post('/remove', { path, version, leadsTo });
    if (!response.ok) {
      setProblems(response.problems);
      return response.message;
    }
    onRemoved();
    return undefined;
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
          help="Visitors who follow an old link get there, also from texts of this site."
          required={isPage}
          shape={{ kind: 'choice', options: addresses.filter((address) => address !== page) }}
          value={leadsTo}
          onChange={(now) => setLeadsTo(String(now ?? ''))}
        />
      )}
      <Problems problems={problems} />
    </Ask>
  );
}
