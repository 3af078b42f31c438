// Puts a picture into a Markdown text, where the cursor is.
import { useState } from 'react';
import { Action } from '~/ui/Action/Action';
import css from './editor.module.css';
import { idOf } from './field-props.ts';
import { PictureInput, TextInput } from './Inputs';

type PictureProps = { text: string; onChange: (text: string) => void };

export function Picture({ text, onChange }: PictureProps) {
  const [file, setFile] = useState<unknown>();
  const [shows, setShows] = useState('');
  const [isAsked, setAsked] = useState(false);

  function add() {
    setAsked(!file || !shows.trim());
    if (!file || !shows.trim()) return;
    setShows('');
    setFile(undefined);
    const area = document.getElementById(idOf('+text')) as HTMLTextAreaElement | null;
    const at = area?.selectionEnd ?? text.length;
    const markdown = `![${shows.trim().replace(/([[\]])/g, '\\$1')}](./${file})`;
    onChange(`${text.slice(0, at).trimEnd()}\n\n${markdown}\n\n${text.slice(at).trimStart()}`.trimStart());
    area?.focus();
  }

  return (
    <details className={css.part}>
      <summary>Put in a picture</summary>
      <div className={css.stack}>
        <PictureInput
          path="+picture"
          label="Picture"
          help="JPEG for a photograph, PNG for a drawing; 1,600 pixels wide is good."
          required
          value={file}
          error={isAsked && !file ? 'Choose a picture.' : undefined}
          onChange={setFile}
        />
        <TextInput
          path="+shows"
          required
          shape={{ kind: 'text' }}
          label="What it shows"
          help="One sentence, read out to people who cannot see the picture."
          value={shows}
          error={isAsked && !shows.trim() ? 'Say what the picture shows.' : undefined}
          onChange={(now) => setShows(String(now))}
        />
        <Action look="secondary" onClick={add}>
          Put it in where the cursor is
        </Action>
      </div>
    </details>
  );
}
