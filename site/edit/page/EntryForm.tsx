// The form of one file. The browser keeps unsaved changes until they are saved or discarded.
import { type FocusEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { slugify } from '~/lib/format-text';
import { Action } from '~/ui/Action/Action';
import { ErrorSummary } from '~/ui/ErrorSummary/ErrorSummary';
import { FormStatus } from '~/ui/FormStatus/FormStatus';
import type { FieldProblem, Opened, Saving } from '../messages.ts';
import { partsOfField, titleIn, valueAt } from '../shape.ts';
import css from './editor.module.css';
import { Field } from './Fields';
import { FileActions } from './FileActions';
import { FORM, FormContext, follow, goToSoon, idOf, textsAt } from './field-props.ts';
import { PictureInput, TextInput } from './Inputs';
import { sendRequest } from './send-request.ts';

/** `source` is the whole file, for invalid YAML. */
type Typed = { value?: unknown; body?: string | undefined; source?: string | undefined; name?: string };

const CHECK_AFTER_MS = 400;

const TEXT = { path: '+text', required: true, shape: { kind: 'text', lines: true } } as const;

const typedOf = ({ value, body, source }: Opened): Typed =>
  value === undefined ? { source } : { value, body };

type EntryFormProps = {
  opened: Opened;
  /** First field to show. */
  field: string;
  addresses: string[];
  /** Called with the saved file; undefined after a deletion. */
  onSaved: (file: Opened | undefined) => void;
  onReload: () => void;
  /** Called with texts of the edited field, for the preview. */
  onLook: (texts: string[]) => void;
};

export function EntryForm({ opened, field, addresses, onSaved, onReload, onLook }: EntryFormProps) {
  const draftKey = `edit ${opened.version ? opened.path : `new:${opened.type}`}`;
  const [draft, setDraft] = useState<{ version: string; typed: Typed } | undefined>(() =>
    JSON.parse(localStorage.getItem(draftKey) ?? 'null'),
  );
  /** The last saved version. A draft belongs to its version. */
  const [file, setFile] = useState({ ...opened, version: draft?.version ?? opened.version });
  const [typed, setTyped] = useState<Typed>(draft?.typed ?? typedOf(opened));
  const [problems, setProblems] = useState<FieldProblem[]>(opened.problems);
  /** After a refused save, all problems are listed until the next success. */
  const [refused, setRefused] = useState<{ status: number; message: string }>();
  const isConflict = refused?.status === 409;
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused) message.current?.focus();
  }, [refused]);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (field) goToSoon(field);
  }, [field]);

  const isNew = file.version === '';
  const isPage = opened.group === 'Pages';
  const title = titleIn(typed.value);
  const name = typed.name ?? slugify(title).slice(0, 60);
  const fileName = (isPage ? name.replace(/^\//, '') : name) + (opened.body === undefined ? '.yaml' : '.md');
  const path = isNew ? `${opened.path}/${name ? fileName : '…'}` : file.path;
  const isChanged = JSON.stringify(typed) !== JSON.stringify(typedOf(file));
  const saving: Saving = { path, version: file.version, ...typed };

  function change(next: Typed) {
    const now = { ...typed, ...next };
    setTyped(now);
    localStorage.setItem(draftKey, JSON.stringify({ version: file.version, typed: now }));
  }

  function putIn(picture: unknown) {
    const { body = '' } = typed;
    const area = document.getElementById(idOf('+text')) as HTMLTextAreaElement;
    const before = `${body.slice(0, area.selectionEnd).trimEnd()}\n\n![`.trimStart();
    const after = body.slice(area.selectionEnd).trimStart();
    // The text must be in the field before the cursor is set.
    flushSync(() => change({ body: `${before}](./${picture})\n\n${after}` }));
    area.focus();
    area.setSelectionRange(before.length, before.length);
  }

  const body = JSON.stringify(saving);
  useEffect(() => {
    if (!isChanged) return;
    let isLatest = true;
    const check = async () => {
      const response = await sendRequest<{ problems: FieldProblem[] }>('POST', '/check', body);
      if (isLatest) setProblems((response.ok ? response.data : response).problems);
    };
    const timer = setTimeout(() => void check(), CHECK_AFTER_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [body, isChanged]);

  async function send(request: Saving) {
    if (isBusy) return;
    setBusy(true);
    const response = await sendRequest<Opened>('PUT', '/file', JSON.stringify(request));
    setBusy(false);
    if (response.ok) {
      localStorage.removeItem(draftKey);
      setDraft(undefined);
      setFile(response.data);
      // Unless the user typed meanwhile.
      setTyped((now) => (now === typed ? typedOf(response.data) : now));
      setProblems(response.data.problems);
      setRefused(undefined);
      return onSaved(response.data);
    }
    setProblems(response.problems);
    setRefused(response);
  }

  const isSaved = file.source !== opened.source;
  /** Discards the draft and restores the file of when the form was opened. */
  function discard() {
    localStorage.removeItem(draftKey);
    if (!isSaved || isConflict) onReload();
    else void send({ path, version: file.version, source: opened.source, restores: true });
  }

  const submit = (event: Event | SyntheticEvent) => {
    event.preventDefault();
    void send(isConflict ? { ...saving, overwrites: true } : saving);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key === 's') submit(event);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  const look = ({ target }: FocusEvent) => {
    const texts = textsAt(typed.value, target.id.slice(idOf('').length));
    if (texts.length > 0) onLook(texts);
  };

  // An empty field of a new form is no problem before saving or typing.
  const isShown = ({ field }: FieldProblem) =>
    refused ||
    opened.problems.some((each) => each.field === field) ||
    (field.startsWith('+') ? field !== '+file' || name : isChangedAt(field, typed.value, file.value));
  const visibleProblems = problems.filter(isShown);
  const context = {
    problems: visibleProblems,
    target: field,
    file: isNew && !name ? '' : path,
  };
  return (
    <form className={css.stack} noValidate onSubmit={submit} onFocus={look}>
      <h1>{isNew ? `New ${opened.name}` : title || opened.name}</h1>

      {draft && <FormStatus tone="good" title="Your unsaved changes from before are back." />}
      {refused && visibleProblems.length > 0 && (
        <ErrorSummary
          form={FORM}
          title={refused.message}
          problems={visibleProblems}
          onFollow={follow}
          ref={message}
        />
      )}
      {refused && visibleProblems.length === 0 && (
        <FormStatus tone="bad" title={refused.message} ref={message}>
          {isConflict && 'Save again to write over it, or discard to see it.'}
        </FormStatus>
      )}

      <FormContext value={context}>
        {isNew && (
          <TextInput
            path="+file"
            label={isPage ? 'Address' : 'Short name'}
            help={
              isPage
                ? 'What follows the slash: scholarships, or partners/schools. It cannot be changed later.'
                : 'Small letters, digits and hyphens. It cannot be changed later.'
            }
            required
            shape={{ kind: 'text' }}
            value={name}
            onChange={(now) => change({ name: String(now) })}
          />
        )}
        {typed.source === undefined ? (
          <Field
            path=""
            label={opened.name}
            required
            bare
            shape={opened.shape}
            value={typed.value}
            onChange={(value) => change({ value })}
          />
        ) : (
          <TextInput
            {...TEXT}
            label="The whole file"
            value={typed.source}
            onChange={(now) => change({ source: String(now) })}
          />
        )}
        {typed.body !== undefined && (
          <>
            <TextInput
              {...TEXT}
              label="Text"
              help="In Markdown: an empty line starts a paragraph, ## a heading, a hyphen a point of a list."
              value={typed.body}
              onChange={(now) => change({ body: String(now) })}
            />
            <PictureInput
              path="+picture"
              label="Put in a picture"
              help="Where the cursor is. Then write what it shows between the square brackets, for people who cannot see it. JPEG for a photograph, PNG for a drawing; 1,600 pixels wide is good."
              required={false}
              value={undefined}
              onChange={putIn}
            />
          </>
        )}
        {!isNew && <FileActions file={file} addresses={addresses} onRemoved={() => onSaved(undefined)} />}
      </FormContext>

      <footer className={css.actions}>
        <Action type="submit">Save</Action>
        {(isChanged || (opened.version && isSaved)) && (
          <Action look="secondary" onClick={discard}>
            Discard
          </Action>
        )}
        <p role="status">{isChanged ? 'Not saved yet.' : isSaved && 'Saved.'}</p>
      </footer>
    </form>
  );
}

function isChangedAt(field: string, now: unknown, before: unknown): boolean {
  const at = (value: unknown) => valueAt(value, partsOfField(field));
  return JSON.stringify(at(now)) !== JSON.stringify(at(before));
}
