// A long text, and pictures to put into it: each is written beside the file, with words that say what it shows.
import { useContext, useRef, useState } from 'react';
import { Action } from '~/ui/Action/Action';
import fieldCss from '~/ui/Field/Field.module.css';
import { FieldFrame } from '~/ui/Field/FieldFrame';
import { described } from '~/ui/Field/field-ids';
import { ask } from './ask.ts';
import { Control } from './Control';
import { LINE, Marks } from './control-props.ts';
import css from './editor.module.css';
import { idOf } from './follow.ts';

type MarkdownTextProps = {
  label: string;
  help?: string;
  value: string;
  onChange: (value: string) => void;
  /** The file that pictures may be put beside. */
  picturesFor?: string;
};

export function MarkdownText({ label, help, value, onChange, picturesFor }: MarkdownTextProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const framed = {
    id: idOf('+text'),
    field: { name: '+text', label, kind: 'textarea' as const, required: true, ...(help && { hint: help }) },
    error: useContext(Marks).problems['+text'],
  };

  function putIn(markdown: string) {
    const at = area.current?.selectionEnd ?? value.length;
    const before = value.slice(0, at).trimEnd();
    onChange(`${before}\n\n${markdown}\n\n${value.slice(at).trimStart()}`);
    area.current?.focus();
  }

  return (
    <>
      <FieldFrame {...framed} label={label}>
        <textarea
          id={framed.id}
          ref={area}
          className={`${fieldCss.input} ${css.text}`}
          rows={24}
          {...described(framed)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </FieldFrame>
      {picturesFor && <Picture path={picturesFor} onPut={putIn} />}
    </>
  );
}

function Picture({ path, onPut }: { path: string; onPut: (markdown: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [shows, setShows] = useState('');
  const [wrong, setWrong] = useState<{ picture?: string; shows?: string }>({});

  async function put() {
    const file = input.current?.files?.[0];
    if (!file) return setWrong({ picture: 'Choose a picture.' });
    if (!shows.trim()) return setWrong({ shows: 'Say what the picture shows, for those who cannot see it.' });
    const address = `/picture?path=${encodeURIComponent(path)}&name=${encodeURIComponent(file.name)}`;
    const answer = await ask<{ file: string }>('POST', address, file);
    if (!answer.ok) return setWrong({ picture: answer.message });
    setWrong({});
    setShows('');
    if (input.current) input.current.value = '';
    onPut(`![${shows.trim().replace(/([[\]])/g, '\\$1')}](./${answer.given.file})`);
  }

  const id = idOf('+picture');
  const field = { name: 'picture', label: 'Picture', kind: 'text' as const, required: true };
  return (
    <details className={css.part}>
      <summary>Put in a picture</summary>
      <div className={css.stack}>
        <FieldFrame id={id} field={field} label="Picture" error={wrong.picture}>
          <input
            id={id}
            ref={input}
            className={fieldCss.input}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            aria-describedby={wrong.picture && `${id}-error`}
          />
        </FieldFrame>
        <Control
          path="+shows"
          required
          shape={LINE}
          label="What it shows"
          help="One sentence, read out to people who cannot see the picture."
          value={shows}
          error={wrong.shows}
          onChange={(now) => setShows(String(now))}
        />
        <Action look="secondary" onClick={() => void put()}>
          Put it in where the cursor is
        </Action>
      </div>
    </details>
  );
}
