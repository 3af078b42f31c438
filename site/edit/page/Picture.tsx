// Puts a picture beside a Markdown file, and into its text.
import { useRef, useState } from 'react';
import { Action } from '~/ui/Action/Action';
import { FieldFrame } from '~/ui/Field/FieldFrame';
import { ask } from './ask.ts';
import css from './editor.module.css';
import { idOf, useFrame } from './field-props.ts';
import { TextInput } from './Inputs';

type PictureProps = { path: string; text: string; onChange: (text: string) => void };

export function Picture({ path, text, onChange }: PictureProps) {
  const file = useRef<HTMLInputElement>(null);
  const [shows, setShows] = useState('');
  const [error, setError] = useState<{ picture?: string; shows?: string }>({});
  const { frame, input } = useFrame({
    path: '+picture',
    label: 'Picture',
    required: true,
    error: error.picture,
  });

  async function add() {
    const picture = file.current?.files?.[0];
    if (!picture) return setError({ picture: 'Choose a picture.' });
    if (!shows.trim())
      return setError({ shows: 'Say what the picture shows, for people who cannot see it.' });
    const address = `/picture?path=${encodeURIComponent(path)}&name=${encodeURIComponent(picture.name)}`;
    const answer = await ask<{ file: string }>('POST', address, picture);
    if (!answer.ok) return setError({ picture: answer.message });
    setError({});
    setShows('');
    if (file.current) file.current.value = '';
    const area = document.getElementById(idOf('+text')) as HTMLTextAreaElement | null;
    const at = area?.selectionEnd ?? text.length;
    const markdown = `![${shows.trim().replace(/([[\]])/g, '\\$1')}](./${answer.given.file})`;
    onChange(`${text.slice(0, at).trimEnd()}\n\n${markdown}\n\n${text.slice(at).trimStart()}`);
    area?.focus();
  }

  return (
    <details className={css.part}>
      <summary>Put in a picture</summary>
      <div className={css.stack}>
        <FieldFrame {...frame}>
          <input
            {...input}
            ref={file}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          />
        </FieldFrame>
        <TextInput
          path="+shows"
          required
          shape={{ kind: 'text' }}
          label="What it shows"
          help="One sentence, read out to people who cannot see the picture."
          value={shows}
          error={error.shows}
          onChange={(now) => setShows(String(now))}
        />
        <Action look="secondary" onClick={() => void add()}>
          Put it in where the cursor is
        </Action>
      </div>
    </details>
  );
}
