// The form of one file.

import type { Opened, Removed } from '@tred/contract/editor-api';
import { titleIn } from '@tred/contract/editor-shape';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Action } from '~/ui/Action/Action';
import { ErrorSummary } from '~/ui/ErrorSummary/ErrorSummary';
import { FormStatus } from '~/ui/FormStatus/FormStatus';
import { Clashes, Joined, namesOf, wasRemoved } from './Colleagues';
import css from './editor.module.css';
import { Field } from './Fields';
import { FileActions } from './FileActions';
import { Follows } from './Follows';
import { FORM, FormContext, follow, goTo, idOf, textsAt } from './field-props.ts';
import { PictureInput, TextInput } from './Inputs';
import { useEntry } from './use-entry.ts';
import type { Where } from './where.ts';

const TEXT = { path: '+text', required: true, shape: { kind: 'text', lines: true, markdown: true } } as const;

type EntryFormProps = {
  opened: Opened;
  heading: string;
  /** First field to show. */
  where: Where;
  addresses: string[];
  /** The last save of this file; `version` is null if it was removed. */
  news: { who: string; at: number; version: string | null } | undefined;
  fill: (text: string) => string;
  /** Called with the saved file; undefined after a deletion. */
  onSaved: (file: Opened | undefined) => void;
  onReload: () => void;
  /** Called with texts of the edited field, for the preview. */
  onLook: (texts: string[]) => void;
};

export function EntryForm({
  opened,
  heading,
  where,
  addresses,
  news,
  fill,
  onSaved,
  onReload,
  onLook,
}: EntryFormProps) {
  const entry = useEntry(opened, news && (news.version ?? ''), onSaved);
  const { file, typed, path, isNew, isPage, isBusy, problems, refused, clash, change } = entry;
  const removed: Removed | undefined = refused?.removed ?? (entry.isGone ? news : undefined);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused || clash) message.current?.focus();
  }, [refused, clash]);
  const { field, words } = where;
  // biome-ignore lint/correctness/useExhaustiveDependencies: pressing the same text again goes there again.
  useEffect(() => {
    if (field) goTo(field, words);
    if (words) onLook([words]);
  }, [where]);

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

  const submit = (event: Event | SyntheticEvent) => {
    event.preventDefault();
    void entry.save();
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

  const others = refused?.problems.filter((problem) => !entry.isOwn(problem)) ?? [];
  const onlyAsks = refused && refused.problems.length > 0 && refused.problems.every(({ asks }) => asks);
  const context = { problems, target: field, fill, file: isNew && !entry.name ? '' : path };
  const notSaved =
    entry.isOld && news ? `Not saved yet. ${news.who} saved this too: Save joins both.` : 'Not saved yet.';
  const saved = entry.merged ? `Saved. ${namesOf(entry.merged.who)} changed this too: see above.` : 'Saved.';
  const discard = () => {
    entry.discard();
    if (entry.isRestored || entry.isOld || refused?.status === 409) onReload();
  };
  return (
    <form className={css.stack} noValidate onSubmit={submit} onFocus={look} onSelect={look}>
      <h1>{isNew ? `New ${opened.name}` : heading || fill(titleIn(typed.value)) || opened.name}</h1>

      {entry.isRestored && <FormStatus tone="good" title="Your unsaved changes from before are back." />}
      {entry.merged && <Joined {...entry.merged} />}
      {removed && (
        <FormStatus tone="bad" title={wasRemoved(removed)} ref={message}>
          <p>What you see here is kept in this browser.</p>
          <Action look="secondary" onClick={() => void entry.save(true)}>
            Bring it back with these words
          </Action>
        </FormStatus>
      )}
      {clash && <Clashes {...{ clash, typed, ref: message }} onChange={change} />}
      {refused && !removed && problems.length > 0 && (
        <ErrorSummary
          form={FORM}
          title={onlyAsks ? `${refused.message} A question first:` : refused.message}
          problems={problems}
          onFollow={follow}
          ref={message}
        />
      )}
      {refused && !removed && !clash && problems.length === 0 && (
        <FormStatus tone="bad" title={refused.message} ref={message}>
          {refused.status === 409 && 'Copy what you typed, and discard to see the other version.'}
        </FormStatus>
      )}
      {others.length > 0 && <Follows problems={others} mends={entry.mends} onMend={entry.setMends} />}

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
            value={entry.name}
            onChange={(now) => change({ name: String(now) })}
          />
        )}
        <Field
          path=""
          label={opened.name}
          required
          bare
          shape={opened.shape}
          value={typed.value}
          onChange={(value) => change({ value })}
        />
        {typed.body !== undefined && (
          <>
            <TextInput
              {...TEXT}
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
        {!isNew && !removed && <FileActions {...{ file, addresses }} onRemoved={() => onSaved(undefined)} />}
      </FormContext>

      <footer className={css.actions}>
        <Action type="submit" disabled={removed !== undefined}>
          {onlyAsks ? 'Save anyway' : others.length > 0 ? 'Save all' : 'Save'}
        </Action>
        {entry.isChanged && (
          <Action look="secondary" onClick={discard}>
            Discard
          </Action>
        )}
        <p role="status">{isBusy ? 'Saving …' : entry.isChanged ? notSaved : entry.hasSaved && saved}</p>
      </footer>
    </form>
  );
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
