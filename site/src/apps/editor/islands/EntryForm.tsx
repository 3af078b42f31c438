// The form of one file. The browser keeps unsaved changes until they are saved or discarded.

import type { ChangedFile, FieldProblem, Mend, Opened, Problem, Saving } from '@tred/contract/editor-api';
import { isBlank, partsOfField, titleIn, valueAt } from '@tred/contract/editor-shape';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { slugify } from '~/lib/format-text';
import { Action } from '~/ui/Action/Action';
import { ErrorSummary } from '~/ui/ErrorSummary/ErrorSummary';
import { FormStatus } from '~/ui/FormStatus/FormStatus';
import { type Clash, Clashes, merged } from './Clashes';
import css from './editor.module.css';
import { Field } from './Fields';
import { FileActions } from './FileActions';
import { Follows } from './Follows';
import { FORM, FormContext, follow, goTo, idOf, textsAt } from './field-props.ts';
import { PictureInput, TextInput } from './Inputs';
import { query, sendRequest } from './send-request.ts';
import type { Where } from './where.ts';

/** `source` is the whole file, for invalid YAML. */
type Typed = { value?: unknown; body?: string | undefined; source?: string | undefined; name?: string };

const CHECK_AFTER_MS = 400;

const TEXT = { path: '+text', required: true, shape: { kind: 'text', lines: true } } as const;
const MARKDOWN = { ...TEXT, shape: { ...TEXT.shape, markdown: true } } as const;

const typedOf = ({ value, body, source }: Opened): Typed =>
  value === undefined ? { source } : { value, body };

type EntryFormProps = {
  opened: Opened;
  heading: string;
  /** First field to show. */
  where: Where;
  addresses: string[];
  /** What differs from the last publication. */
  changes: ChangedFile[];
  fill: (text: string) => string;
  /** Called with the saved file; undefined after a deletion. */
  onSaved: (file: Opened | undefined) => void;
  onReload: () => void;
  /** Called with texts of the edited field, for the preview. */
  onLook: (texts: string[]) => void;
};

type Draft = { version: string; typed: Typed; base: Typed };

export function EntryForm({
  opened,
  heading,
  where,
  addresses,
  changes,
  fill,
  onSaved,
  onReload,
  onLook,
}: EntryFormProps) {
  const draftKey = `website:${opened.version ? opened.path : `new:${opened.type}`}`;
  const [draft, setDraft] = useState<Draft | undefined>(() =>
    JSON.parse(localStorage.getItem(draftKey) ?? 'null'),
  );
  /** The last saved version. A draft belongs to its version. */
  const [file, setFile] = useState<Opened>(
    draft ? ({ ...opened, ...draft.base, version: draft.version } as Opened) : opened,
  );
  const [typed, setTyped] = useState<Typed>(draft?.typed ?? typedOf(opened));
  const [problems, setProblems] = useState<FieldProblem[]>(opened.problems);
  /** After a refused save, all problems are listed until the next success. */
  const [refused, setRefused] = useState<{ status: number; message: string; problems: Problem[] }>();
  const [clashes, setClashes] = useState<Clash[]>();
  const [mends, setMends] = useState<Mend[]>([]);
  const [hasSaved, setHasSaved] = useState(false);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused || clashes) message.current?.focus();
  }, [refused, clashes]);
  const [isBusy, setBusy] = useState(false);
  const { field, words } = where;
  // biome-ignore lint/correctness/useExhaustiveDependencies: pressing the same text again goes there again.
  useEffect(() => {
    if (field) goTo(field, words);
    if (words) onLook([words]);
  }, [where]);

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
    // An empty field is no longer empty with the first letter; the next check finds the rest.
    const isBlankIn = ({ value }: Typed, field: string) => isBlank(valueAt(value, partsOfField(field)));
    setProblems(problems.filter(({ field }) => !isBlankIn(typed, field) || isBlankIn(now, field)));
    const kept: Draft = { version: file.version, typed: now, base: typedOf(file) };
    localStorage.setItem(draftKey, JSON.stringify(kept));
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
      const response = await sendRequest<{ problems: Problem[] }>('POST', '/check', body);
      const found = (response.ok ? response.data : response).problems;
      if (isLatest) setProblems(found.filter((each) => !each.path || each.path === path));
    };
    const timer = setTimeout(() => void check(), CHECK_AFTER_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [body, isChanged, path]);

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
      setClashes(undefined);
      setMends([]);
      setHasSaved(true);
      return onSaved(response.data);
    }
    if (response.status === 409 && request.source === undefined) return void takeIn();
    setProblems(response.problems.filter((each) => isOwn(each)));
    setRefused(response);
  }

  /** Takes the other version's changes into the form. */
  async function takeIn() {
    const response = await sendRequest<Opened>('GET', query('/file', { path }));
    if (!response.ok) return setRefused(response);
    const { typed: both, clashes } = merged({ base: file, theirs: response.data, mine: typed });
    setRefused(undefined);
    setFile(response.data);
    setTyped(both);
    setClashes(clashes);
  }

  /** Drops what is not saved. */
  function discard() {
    localStorage.removeItem(draftKey);
    if (draft || refused?.status === 409) return onReload();
    setTyped(typedOf(file));
    setProblems(file.problems);
    setRefused(undefined);
    setClashes(undefined);
  }

  const isOwn = (problem: Problem) => !problem.path || problem.path === path;
  const others = refused?.problems.filter((problem) => !isOwn(problem)) ?? [];
  const onlyAsks = refused && refused.problems.length > 0 && refused.problems.every(({ asks }) => asks);
  const submit = (event: Event | SyntheticEvent) => {
    event.preventDefault();
    const seen = {
      ...(mends.length > 0 && { mends }),
      ...(refused?.problems.some(({ asks }) => asks) && { confirmed: true }),
    };
    void send({ ...saving, ...seen, ...(refused?.status === 409 && { overwrites: true }) });
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key === 's') submit(event);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  const seen = useRef('');
  const look = ({ target }: SyntheticEvent) => {
    const field = (target as HTMLElement).id.slice(idOf('').length);
    const [first = '', ...texts] =
      field === TEXT.path ? [paragraphAt(target as HTMLTextAreaElement)] : textsAt(typed.value, field);
    if (first && first !== seen.current) onLook([first, ...texts]);
    seen.current = first;
  };

  // An empty field that was empty before is no problem until somebody saves.
  const isShown = ({ field }: FieldProblem) =>
    refused ||
    opened.problems.some((each) => each.field === field) ||
    (field.startsWith('+') ? field !== '+file' || name : isWrittenAt(field, typed.value, file.value));
  const visibleProblems = problems.filter(isShown);
  const context = {
    problems: visibleProblems,
    target: field,
    fill,
    file: isNew && !name ? '' : path,
  };
  return (
    <form className={css.stack} noValidate onSubmit={submit} onFocus={look} onSelect={look}>
      <h1>{isNew ? `New ${opened.name}` : heading || fill(title) || opened.name}</h1>

      {draft && <FormStatus tone="good" title="Your unsaved changes from before are back." />}
      {refused && visibleProblems.length > 0 && (
        <ErrorSummary
          form={FORM}
          title={onlyAsks ? `${refused.message} A question first:` : refused.message}
          problems={visibleProblems}
          onFollow={follow}
          ref={message}
        />
      )}
      {refused && visibleProblems.length === 0 && (
        <FormStatus tone="bad" title={refused.message} ref={message}>
          {refused.status === 409 && 'Save again to write over it, or discard to see it.'}
        </FormStatus>
      )}
      {clashes && (
        <Clashes
          {...{ clashes, ref: message }}
          shape={opened.shape}
          typed={typed}
          onTake={(next, left) => {
            change(next);
            setClashes(left);
          }}
        />
      )}
      {others.length > 0 && <Follows problems={others} mends={mends} onMend={setMends} />}

      <FormContext value={context}>
        {isNew && (
          <TextInput
            path="+file"
            label={isPage ? 'Address' : 'Short name'}
            help={
              isPage
                ? 'What follows the slash: scholarships, or partners/schools. It cannot be changed later.'
                : 'It follows from the title: small letters, digits and hyphens. It cannot be changed later.'
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
              {...MARKDOWN}
              label="Text"
              help="An empty line starts a paragraph."
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
        {!isNew && (
          <FileActions
            {...{ file, addresses, changes, isChanged, onReload }}
            openedSource={opened.source}
            onRemoved={() => onSaved(undefined)}
          />
        )}
      </FormContext>

      <footer className={css.actions}>
        <Action type="submit">{onlyAsks ? 'Save anyway' : others.length > 0 ? 'Save all' : 'Save'}</Action>
        {isChanged && (
          <Action look="secondary" onClick={discard}>
            Discard
          </Action>
        )}
        <p role="status">{isBusy ? 'Saving …' : isChanged ? 'Not saved yet.' : hasSaved && 'Saved.'}</p>
      </footer>
    </form>
  );
}

/** Whether somebody wrote there, or emptied it. */
function isWrittenAt(field: string, now: unknown, before: unknown): boolean {
  const at = (value: unknown) => valueAt(value, partsOfField(field));
  return JSON.stringify(at(now)) !== JSON.stringify(at(before)) && !(isBlank(at(now)) && isBlank(at(before)));
}

function paragraphAt({ value, selectionStart }: HTMLTextAreaElement): string {
  const from = value.lastIndexOf('\n\n', Math.max(0, selectionStart - 1)) + 1;
  return (
    value
      .slice(from)
      .trim()
      .split(/\n{2,}/)[0]
      ?.slice(0, 200) ?? ''
  );
}
