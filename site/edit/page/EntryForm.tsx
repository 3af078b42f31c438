// The form of one file. Unsaved changes are kept in the browser until they are saved or discarded.
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { slugify } from '~/lib/words';
import { Action } from '~/ui/Action/Action';
import { ErrorSummary } from '~/ui/ErrorSummary/ErrorSummary';
import { FormStatus } from '~/ui/FormStatus/FormStatus';
import type { Opened, Problem, Saving } from '../messages.ts';
import { ask, fileAt } from './ask.ts';
import css from './editor.module.css';
import { Field } from './Fields';
import { FORM, follow, Marks } from './field-props.ts';
import { TextInput } from './Inputs';
import { Picture } from './Picture';

/** `source` is the whole file, where it is not valid YAML. */
type Typed = { value?: unknown; body?: string | undefined; source?: string | undefined; name?: string };

const CHECK_AFTER_MS = 400;

const TEXT = { path: '+text', required: true, shape: { kind: 'text', lines: true } } as const;

const typedOf = ({ value, body, source }: Opened): Typed =>
  value === undefined ? { source } : { value, body };

type EntryFormProps = {
  /** The file as it was when the form was opened. */
  opened: Opened;
  /** Given the file as it is now; nothing after it was deleted. */
  onSaved: (file: Opened | undefined) => void;
  /** Opens the form anew. */
  onReload: () => void;
};

export function EntryForm({ opened, onSaved, onReload }: EntryFormProps) {
  const draftKey = `edit ${opened.version ? opened.path : `new:${opened.type}`}`;
  const [draft, setDraft] = useState<{ version: string; typed: Typed } | undefined>(() =>
    JSON.parse(localStorage.getItem(draftKey) ?? 'null'),
  );
  /** The file as it was saved last. A draft belongs to the version that it was typed into. */
  const [file, setFile] = useState({ ...opened, version: draft?.version ?? opened.version });
  const [typed, setTyped] = useState<Typed>(draft?.typed ?? typedOf(opened));
  const [problems, setProblems] = useState<Problem[]>(opened.problems);
  /** Whether a save was refused: then all problems are listed, until the next one succeeds. */
  const [refused, setRefused] = useState('');
  const message = useRef<HTMLDivElement>(null);
  /** Counts failed saves: each one moves the focus to the message. */
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) message.current?.focus();
  }, [refusals]);
  /** What was not written because the file was changed on disk. */
  const [conflict, setConflict] = useState<Saving>();
  const [isBusy, setBusy] = useState(false);

  const isNew = file.version === '';
  const name = typed.name ?? slugify(titleOf(typed.value)).slice(0, 60);
  const path = isNew
    ? `${opened.path}/${name || '…'}.${opened.body === undefined ? 'yaml' : 'md'}`
    : file.path;
  const isChanged = JSON.stringify(typed) !== JSON.stringify(typedOf(file));
  const saving: Saving = { path, version: file.version, ...typed };

  function change(next: Typed) {
    const now = { ...typed, ...next };
    setTyped(now);
    localStorage.setItem(draftKey, JSON.stringify({ version: file.version, typed: now }));
  }

  const body = JSON.stringify(saving);
  useEffect(() => {
    if (!isChanged) return;
    let isLatest = true;
    const check = async () => {
      const answer = await ask<{ problems: Problem[] }>('POST', '/check', body);
      if (isLatest) setProblems((answer.ok ? answer.given : answer).problems);
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
    const answer = await ask<Opened>('PUT', '/file', JSON.stringify(request));
    setBusy(false);
    setConflict(!answer.ok && answer.status === 409 ? request : undefined);
    if (answer.ok) {
      localStorage.removeItem(draftKey);
      setDraft(undefined);
      setFile(answer.given);
      // Unless somebody typed on meanwhile.
      setTyped((now) => (now === typed ? typedOf(answer.given) : now));
      setProblems(answer.given.problems);
      setRefused('');
      return onSaved(answer.given);
    }
    setProblems(answer.problems);
    setRefused(answer.message);
    setRefusals((count) => count + 1);
  }

  /** Drops what is typed, and puts the file back as it was when the form was opened. */
  function discard() {
    localStorage.removeItem(draftKey);
    if (file.source !== opened.source)
      return void send({ path, version: file.version, source: opened.source, restores: true });
    onReload();
  }

  async function remove() {
    const question = `Delete this ${file.name}? If git has it, this brings it back:\n\ngit restore site/src/content/${path}\n\nIf other sites link to its page, lead its address to another page under “Addresses that moved”.`;
    if (!confirm(question)) return;
    const answer = await ask('DELETE', `${fileAt(path)}&version=${file.version}`);
    if (answer.ok) return onSaved(undefined);
    setRefused(answer.message);
  }

  const submit = (event: Event | SyntheticEvent) => {
    event.preventDefault();
    void send(saving);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key === 's') submit(event);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  useEffect(() => {
    const look = async () => {
      const answer = isNew ? undefined : await ask<Opened>('GET', fileAt(file.path));
      if (answer?.ok && answer.given.version !== file.version) setConflict(JSON.parse(body));
    };
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [isNew, file, body]);

  // An empty field of a new form is no mistake until somebody saves, or has typed into it.
  const isShown = ({ field }: Problem) =>
    refused ||
    opened.problems.some((each) => each.field === field) ||
    (field.startsWith('+') ? field !== '+file' || name : isChangedAt(field, typed.value, file.value));
  const shown = problems.filter(isShown);
  const marks = {
    problems: Object.fromEntries(shown.map(({ field, message }) => [field, message])),
    notes: opened.notes,
  };
  return (
    <form className={css.stack} noValidate onSubmit={submit}>
      <header>
        <h1>{isNew ? `New ${opened.name}` : titleOf(typed.value) || opened.name}</h1>
        <p className={css.path}>site/src/content/{path}</p>
        {opened.notes[''] && <p className={css.note}>{opened.notes['']}</p>}
      </header>

      {draft && <FormStatus tone="good" title="Your unsaved changes from before are back." />}
      {conflict ? (
        <FormStatus tone="bad" title="The file was changed on disk since you opened it." ref={message}>
          <p>Your changes are still here, and not saved.</p>
          <div className={css.row}>
            <Action
              look="secondary"
              onClick={() => {
                localStorage.removeItem(draftKey);
                onReload();
              }}
            >
              Drop mine, show the file
            </Action>
            <Action look="secondary" onClick={() => void send({ ...conflict, overwrites: true })}>
              Save mine
            </Action>
          </div>
        </FormStatus>
      ) : refused && shown.length > 0 ? (
        <ErrorSummary form={FORM} problems={shown} onFollow={follow} ref={message} />
      ) : (
        refused && <FormStatus tone="bad" title={refused} ref={message} />
      )}

      <Marks value={marks}>
        {isNew && (
          <TextInput
            path="+file"
            label="Name of the file"
            help="Small letters, digits and hyphens. It cannot be changed later."
            required
            shape={{ kind: 'text' }}
            value={name}
            onChange={(now) => change({ name: String(now) })}
          />
        )}
        {typed.source === undefined ? (
          <Field
            path=""
            label=""
            required
            shape={opened.shape}
            value={typed.value}
            onChange={(value) => change({ value })}
          />
        ) : (
          <TextInput
            {...TEXT}
            label="The file"
            value={typed.source}
            onChange={(now) => change({ source: String(now) })}
          />
        )}
        {typed.body !== undefined && (
          <TextInput
            {...TEXT}
            label="Text"
            help="In Markdown. An empty line starts a paragraph, ## a heading."
            value={typed.body}
            onChange={(now) => change({ body: String(now) })}
          />
        )}
        {typed.body !== undefined && !isNew && (
          <Picture path={path} text={typed.body} onChange={(body) => change({ body })} />
        )}
      </Marks>

      <footer className={css.actions}>
        <Action type="submit">Save</Action>
        {(isChanged || (opened.version && file.source !== opened.source)) && (
          <Action look="secondary" onClick={discard}>
            Discard
          </Action>
        )}
        {!isNew && file.mayBeDeleted && (
          <Action look="secondary" onClick={() => void remove()}>
            Delete …
          </Action>
        )}
        <p role="status">
          {isChanged ? 'Not saved yet.' : file.source !== opened.source && `Saved in ${path}.`}
        </p>
      </footer>
    </form>
  );
}

/** Whether a field, such as `offices.0.phone`, has another value. */
function isChangedAt(field: string, now: unknown, before: unknown): boolean {
  const at = (value: unknown) =>
    (field ? field.split('.') : []).reduce<unknown>(
      (each, part) => (each as Record<string, unknown> | undefined | null)?.[part],
      value,
    );
  return JSON.stringify(at(now)) !== JSON.stringify(at(before));
}

function titleOf(value: unknown): string {
  const { headline, title, name } = (value ?? {}) as Record<string, unknown>;
  return String(headline ?? title ?? name ?? '');
}
