// The form of one file.
import type { Opened } from '@tred/contract/editor-api';
import { titleIn } from '@tred/contract/editor-shape';
import { fillKnown } from '@tred/contract/editor-text';
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { ErrorSummary } from '~/components/ErrorSummary/ErrorSummary';
import { FormStatus } from '~/components/FormStatus/FormStatus';
import { Button, Title } from '../ui/parts';
import { Clashes, Joined, namesOf, wasRemoved } from './Colleagues';
import { DeleteFile } from './DeleteFile';
import css from './editor.module.css';
import { Field, holdsFields } from './Fields';
import { FORM, FormContext, follow, goTo, idOf, textsAt } from './field-props.ts';
import { PictureInput, TextInput } from './Inputs';
import { Problems } from './parts';
import type { Unsaved } from './unsaved.ts';
import type { Content } from './use-content.ts';
import { useEntry } from './use-entry.ts';
import { fileAddress, type Where } from './where.ts';

type EntryFormProps = {
  opened: Opened;
  where: Where;
  content: Content;
  unsaved: Unsaved;
  /** Called with the saved file; undefined after a deletion. */
  onSaved: (file: Opened | undefined) => void;
  onReload: () => Promise<void>;
  /** Called with texts of the edited field, for the preview. */
  onLook: (texts: string[]) => void;
};

const TEXT = { path: '+text', required: true, shape: { kind: 'text', lines: true, markdown: true } } as const;

export function EntryForm({ opened, where, content, unsaved, onSaved, onReload, onLook }: EntryFormProps) {
  const { files, changes } = content;
  const draft = changes?.find(({ path }) => path === where.path);
  const entry = useEntry(opened, unsaved, draft?.version, onSaved);
  const { file, typed, path, isNew, isBusy, isChanged, problems, own, others, refused, saved, change } =
    entry;
  const { merged } = saved ?? {};
  const { clash, message: why = '' } = refused?.refusal ?? {};
  const { shown, behind } = partsOf(opened, isNew);
  const isPage = opened.group === 'Pages';
  const author = draft?.authors.at(-1);
  const removed = refused?.refusal.removed ?? (entry.isGone ? author : undefined);
  const fill = (text: string) => fillKnown(text, file.placeholders);
  const heading = files.find((each) => each.path === path)?.title ?? fill(titleIn(typed.value));

  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused) message.current?.focus();
  }, [refused]);
  const { field, words } = where;
  // biome-ignore lint/correctness/useExhaustiveDependencies: pressing the same text again goes there again.
  useEffect(() => {
    if (field) goTo(field, words);
    if (words) onLook([words]);
  }, [where]);

  function putIn(picture: unknown) {
    const { body = '' } = typed;
    const area = document.getElementById(idOf(TEXT.path)) as HTMLTextAreaElement;
    const before = `${body.slice(0, area.selectionEnd).trimEnd()}\n\n![`.trimStart();
    const after = body.slice(area.selectionEnd).trimStart();
    // The text must be in the field before the cursor is set.
    flushSync(() => change({ body: `${before}](./${picture})\n\n${after}` }));
    area.focus();
    area.setSelectionRange(before.length, before.length);
  }

  const submit = (event: Event | SyntheticEvent) => {
    event.preventDefault();
    entry.save();
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key === 's') submit(event);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  const seen = useRef<string>(undefined);
  const look = ({ target }: SyntheticEvent) => {
    const field = (target as HTMLElement).id.slice(idOf('').length);
    const found =
      field === TEXT.path ? [paragraphAt(target as HTMLTextAreaElement)] : textsAt(typed.value, field);
    if (found[0] && found[0] !== seen.current) onLook(found);
    seen.current = found[0];
  };
  const discard = () => {
    entry.discard();
    if (entry.isRestored || entry.isOld || refused?.status === 409) void onReload();
  };
  return (
    <FormContext value={{ problems, target: field, fill, file: isNew && !entry.name ? '' : path }}>
      <form className="wide" noValidate onSubmit={submit} onFocus={look} onSelect={look}>
        <Title>{isNew ? `New ${opened.name}` : heading || opened.name}</Title>

        {entry.isRestored && <FormStatus tone="good" title="Your unsaved changes from before are back." />}
        {merged && <Joined {...merged} />}
        {removed && (
          <FormStatus tone="bad" title={wasRemoved(removed)} ref={message}>
            <p>This text is kept in this browser.</p>
            <Button onClick={() => entry.save(true)}>Bring it back with these words</Button>
          </FormStatus>
        )}
        {clash && <Clashes {...{ clash, typed, ref: message }} onChange={change} />}
        {refused && !removed && own.length > 0 && (
          <ErrorSummary
            form={FORM}
            title={why}
            problems={own.map(({ field, label, message }) => ({
              field,
              message: label ? `${label}: ${message}` : message,
            }))}
            onFollow={follow}
            ref={message}
          />
        )}
        {refused && !removed && (others.length > 0 || (own.length === 0 && !clash)) && (
          <FormStatus tone="bad" title={why} ref={message}>
            {refused.status === 409 && 'Copy what you typed, and discard to see the other version.'}
            {refused.status === 401 && (
              <p>
                <a href="/admin" target="_blank" rel="noreferrer">
                  Sign in in another tab
                </a>
                , then save here.
              </p>
            )}
            {others.length > 0 && (
              <>
                <p>
                  Other texts become wrong by this. Correct and save them first: what you typed here is kept.
                </p>
                <Problems problems={others} />
              </>
            )}
          </FormStatus>
        )}

        {isNew && (
          <TextInput
            path="+file"
            label={isPage ? 'Address' : 'Short name'}
            help={`${isPage ? 'What follows the slash: scholarships, or partners/schools.' : 'It follows from the title: small letters, digits and hyphens.'} It cannot be changed later.`}
            required
            shape={{ kind: 'text' }}
            value={entry.name}
            onChange={(now) => change({ name: String(now) })}
          />
        )}
        {[shown, behind].map(
          (shape) =>
            shape && (
              <Behind
                key={String(shape === behind)}
                isFolded={shape === behind}
                isOpen={behind?.fields.some(({ name }) =>
                  [field, ...problems.map((problem) => problem.field)].includes(name),
                )}
              >
                <Field
                  path=""
                  label={opened.name}
                  required
                  bare
                  shape={shape}
                  value={typed.value}
                  onChange={(value) => change({ value })}
                />
              </Behind>
            ),
        )}
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
              label="Insert a picture"
              help="It goes where the cursor is. Then write what it shows between the square brackets, for people who cannot see it. JPEG for a photograph, PNG for a drawing; 1,600 pixels wide is good."
              required={false}
              value={undefined}
              onChange={putIn}
            />
          </>
        )}
        {!isNew && isPage && (
          <Link to={fileAddress({ path: 'navigation.yaml' })}>Links in header and footer</Link>
        )}

        <footer className={css.actions}>
          <Button className="primary" type="submit" disabled={removed !== undefined}>
            Save
          </Button>
          {isChanged && <Button onClick={discard}>Discard</Button>}
          <p role="status">
            {isBusy && 'Saving …'}
            {!isBusy && isChanged && 'Not saved yet.'}
            {!isBusy && isChanged && entry.isOld && ` ${author?.who} saved this too: Save joins both.`}
            {!isBusy && removed && ` ${removed.who} removed this: see above.`}
            {!isBusy && !isChanged && saved && 'Saved.'}
            {!isBusy && !isChanged && entry.isTheirs && ` ${author?.who} saved this too: you see it now.`}
            {!isBusy && !isChanged && merged && ` ${namesOf(merged.who)} changed this too: see above.`}
          </p>
        </footer>
      </form>
      {!isNew && !removed && file.mayBeDeleted && (
        <DeleteFile
          file={file}
          addresses={[...new Set(files.map(({ page }) => page.replace(/#.*/, '')))].sort()}
          onRemoved={() => onSaved(undefined)}
        />
      )}
    </FormContext>
  );
}

/** The pages between home and this one. */
const PARENTS = 'under';

/** Of a page, the words that visitors read, and then those for search engines and shared links. */
function partsOf({ shape, group }: Opened, isNew: boolean) {
  if (isNew || group !== 'Pages' || shape.kind !== 'group') return { shown: shape };
  const { read = [], behind = [] } = Object.groupBy(shape.fields, (field) =>
    holdsFields(field.shape) && field.name !== PARENTS ? 'read' : 'behind',
  );
  if (read.length === 0 || behind.length === 0) return { shown: shape };
  return { shown: { ...shape, fields: read }, behind: { ...shape, fields: behind } };
}

type BehindProps = { isFolded: boolean; isOpen: boolean | undefined; children: ReactNode };

const Behind = ({ isFolded, isOpen, children }: BehindProps) =>
  isFolded ? (
    <details className={css.fold} open={isOpen}>
      <summary>
        <b>For search engines and shared links</b>
      </summary>
      {children}
    </details>
  ) : (
    children
  );

function paragraphAt({ value, selectionStart }: HTMLTextAreaElement): string {
  const from = value.lastIndexOf('\n\n', selectionStart - 1) + 1;
  const [paragraph = ''] = value
    .slice(from)
    .trim()
    .split(/\n{2,}/);
  return paragraph.slice(0, 200);
}
