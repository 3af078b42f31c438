// The form of one file: its fields, its text, and what can be done with it. Nothing typed is lost: until it is saved it
// is kept in this browser, also when the window is closed.
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { slugify } from '~/lib/words';
import { Action } from '~/ui/Action/Action';
import { ErrorSummary } from '~/ui/ErrorSummary/ErrorSummary';
import { FormStatus } from '~/ui/FormStatus/FormStatus';
import type { Opened, Problem, Saving } from '../messages.ts';
import { ask, fileAt } from './ask.ts';
import { Control } from './Control';
import { LINE, Marks } from './control-props.ts';
import { Delete } from './Delete';
import css from './editor.module.css';
import { FORM, follow } from './follow.ts';
import { MarkdownText } from './MarkdownText';
import { type Shows, useTyped } from './use-typed.ts';

type Typed = { value: unknown; body?: string | undefined; text?: string | undefined; name?: string };

const CHANGED = 'The file was changed on disk since you opened it.';

type EntryFormProps = {
  entry: Opened;
  onSaved: (now: Opened | undefined) => void;
  /** Reads the file from disk again. */
  onReload: () => void;
  onShows: (shows: Shows) => void;
};

export function EntryForm({ entry, onSaved, onReload, onShows }: EntryFormProps) {
  const { path, version } = entry;
  const isNew = version === '';
  const drawer = `edit ${isNew ? `new:${entry.place}` : path}`;
  const asRead = asTyped(entry);
  const [found, setFound] = useState(() => kept(drawer));
  // What was typed belongs to the file as it was then.
  const [base, setBase] = useState(found?.version ?? version);
  const [typed, setTyped] = useState<Typed>(found?.typed ?? asRead);
  const [problems, setProblems] = useState<Problem[]>(entry.problems);
  /** What they were said of. */
  const [judged, setJudged] = useState<Typed>();
  const [refused, setRefused] = useState<{ status: number; message: string }>();
  const [state, setState] = useState<'idle' | 'busy' | 'saved'>('idle');
  const summary = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    if (turn > 0) summary.current?.focus();
  }, [turn]);

  function change(next: Partial<Typed>) {
    const now = { ...typed, ...next };
    setTyped(now);
    setState('idle');
    localStorage.setItem(drawer, JSON.stringify({ version: base, typed: now }));
  }

  const name = typed.name ?? suggestedName(typed.value);
  const file = isNew ? `${path}/${name || '…'}.${entry.body === undefined ? 'yaml' : 'md'}` : path;

  const isChanged = JSON.stringify(typed) !== JSON.stringify(asRead);
  const saving: Saving = { path: file, version: base, ...typed };
  const shows = useTyped(saving, isChanged);
  useEffect(() => onShows(shows), [onShows, shows]);

  async function save(over = false) {
    if (state === 'busy') return;
    setState('busy');
    setRefused(undefined);
    const answer = await ask<Opened>('PUT', '/file', JSON.stringify({ ...saving, over }));
    if (answer.ok) {
      localStorage.removeItem(drawer);
      setState('saved');
      setProblems([]);
      // As the file has it now, unless somebody typed on meanwhile.
      setTyped((now) => (now === typed ? asTyped(answer.given) : now));
      setFound(undefined);
      setBase(answer.given.version);
      return onSaved(answer.given);
    }
    setState('idle');
    setProblems(answer.problems);
    setJudged(typed);
    setRefused(answer);
    setTurn((before) => before + 1);
  }

  function drop() {
    localStorage.removeItem(drawer);
    setTyped(asRead);
    setProblems(entry.problems);
    onReload();
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void save();
  };
  useSaveKey(submit);

  useEffect(() => {
    const look = async () => {
      const answer = isNew ? undefined : await ask<Opened>('GET', fileAt(path));
      if (answer?.ok && answer.given.version !== base) setRefused({ status: 409, message: CHANGED });
    };
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [isNew, path, base]);

  // While somebody types, only what they came to is called wrong: a new form is empty, which is no mistake yet.
  const isSaid = (field: string) => problems.some((each) => each.field === field);
  const isTouched = (field: string) =>
    field.startsWith('+') ? field !== '+file' || name !== '' : changedAt(field, typed.value, asRead.value);
  const live: Record<Shows['what'], Problem[]> = {
    saved: problems,
    typed: [],
    before:
      shows.what === 'before' ? shows.problems.filter(({ field }) => isSaid(field) || isTouched(field)) : [],
  };
  const marked = judged === typed ? problems : live[shows.what];
  const summed = marked.filter(({ field }) => isSaid(field));
  const marks = {
    problems: Object.fromEntries(marked.map(({ field, message }) => [field, message])),
    notes: entry.notes,
  };
  return (
    <form className={css.stack} noValidate onSubmit={submit}>
      <header>
        <h1>{isNew ? `New ${entry.name}` : titleOf(typed.value) || entry.name}</h1>
        <p className={css.path}>site/src/content/{file}</p>
        {entry.notes[''] && <p className={css.note}>{entry.notes['']}</p>}
      </header>

      {found && (
        <FormStatus tone="good" title="What you typed here before, and did not save, is back.">
          <Action look="secondary" onClick={drop}>
            Show what is in the file
          </Action>
        </FormStatus>
      )}
      {refused?.status === 409 ? (
        <FormStatus tone="bad" title={refused.message} ref={summary}>
          <p>What you typed is still here, and not saved. Look at the file, or write yours over it.</p>
          <div className={css.row}>
            <Action look="secondary" onClick={drop}>
              Drop what I typed, show the file
            </Action>
            <Action look="secondary" onClick={() => void save(true)}>
              Save mine
            </Action>
          </div>
        </FormStatus>
      ) : summed.length > 0 ? (
        <ErrorSummary form={FORM} problems={summed} onFollow={follow} ref={summary} />
      ) : (
        refused && problems.length === 0 && <FormStatus tone="bad" title={refused.message} ref={summary} />
      )}

      <Marks value={marks}>
        {isNew && (
          <Control
            path="+file"
            required
            shape={LINE}
            label="Name of the file"
            help={`Small letters, digits and hyphens, as in ${entry.example}. It stays for good.`}
            value={name}
            onChange={(now) => change({ name: String(now) })}
          />
        )}
        {typed.text !== undefined ? (
          <MarkdownText label="The file" value={typed.text} onChange={(text) => change({ text })} />
        ) : (
          <Control
            path=""
            label=""
            required
            shape={entry.shape}
            value={typed.value}
            onChange={(value) => change({ value })}
          />
        )}
        {typed.text === undefined && typed.body !== undefined && (
          <MarkdownText
            label="Text"
            help="In Markdown. An empty line starts a paragraph, ## a heading."
            value={typed.body}
            onChange={(body) => change({ body })}
            {...(!isNew && { picturesFor: path })}
          />
        )}
      </Marks>

      <footer className={css.actions}>
        <Action type="submit">Save</Action>
        {isChanged && !isNew && (
          <Action look="secondary" onClick={drop}>
            Undo all
          </Action>
        )}
        {!isNew && entry.mayGo && <Delete entry={entry} onDeleted={() => onSaved(undefined)} />}
        <p role="status">
          {state === 'saved' && !isChanged ? `Saved in ${path}.` : isChanged ? 'Not saved yet.' : ''}
        </p>
      </footer>
    </form>
  );
}

const asTyped = ({ value, body, text }: Opened): Typed => ({ value, body, text });

function kept(drawer: string): { version: string; typed: Typed } | undefined {
  const text = localStorage.getItem(drawer);
  return text ? JSON.parse(text) : undefined;
}

/** Whether a field, `offices.0.phone`, says something else than before. */
function changedAt(field: string, now: unknown, before: unknown): boolean {
  const at = (value: unknown) =>
    (field ? field.split('.') : []).reduce<unknown>(
      (each, part) => (each as Record<string, unknown> | undefined | null)?.[part],
      value,
    );
  return JSON.stringify(at(now)) !== JSON.stringify(at(before));
}

const titleOf = (value: unknown): string => {
  const { headline, title, name } = (value ?? {}) as Record<string, unknown>;
  return String(headline ?? title ?? name ?? '');
};
const suggestedName = (value: unknown) => slugify(titleOf(value)).slice(0, 60);

/** Ctrl+S, or ⌘S. */
function useSaveKey(save: (event: SyntheticEvent) => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key === 's') save(event as unknown as SyntheticEvent);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [save]);
}
