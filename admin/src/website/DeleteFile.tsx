// Deletes the file of a form. The address of a page leads to another page from then on.
import type { Opened, Problem } from '@tred/contract/editor-api';
import { useState } from 'react';
import { Ask } from '../ui/parts';
import { Choice } from './Inputs';
import { Problems } from './parts';
import { post } from './send-request.ts';

type DeleteFileProps = {
  file: Opened;
  addresses: string[];
  onRemoved: () => void;
};
export function DeleteFile({ file, addresses, onRemoved }: DeleteFileProps) {
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
      question={isPage ? 'Remove the page?' : `Delete this ${file.name}?`}
      isDanger
      onYes={remove}
    >
      <p>It is listed under “What was changed”, where you can bring it back.</p>
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
