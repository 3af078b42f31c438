// Deletes the file of a form. The address of a page leads to another page from then on.
import type { Opened } from '@tred/contract/editor-api';
import { useState } from 'react';
import { Ask } from '../ui/parts';
import { Choice } from './Inputs';
import { post } from './requests.ts';

type DeleteFileProps = { file: Opened; addresses: string[]; onRemoved: () => void };

export function DeleteFile({ file, addresses, onRemoved }: DeleteFileProps) {
  const { path, version, page, ownsPage, group, name } = file;
  const isPage = group === 'Pages';
  const verb = isPage ? 'Remove the page' : `Delete this ${name}`;
  const [leadsTo, setLeadsTo] = useState('');
  return (
    <Ask
      verb={verb}
      question={`${verb}?`}
      look="danger"
      onYes={() => post('/remove', { path, version, leadsTo }).then(onRemoved)}
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
    </Ask>
  );
}
