// The text that a person types into the form of one file: kept in the browser until it is saved or discarded, and joined with what
// colleagues save meanwhile.
import type { Opened, Saved, Saving } from '@tred/contract/editor-api';
import { titleIn } from '@tred/contract/editor-shape';
import { merge } from '@tred/contract/merge';
import { useEffect, useState } from 'react';
import { slugify } from '~/lib/format-text';
import { type EditorResponse, get, sendRequest } from './send-request.ts';
import type { Typed, Unsaved } from './unsaved.ts';

const typedOf = ({ value, body }: Opened): Typed => ({ value, body });

/** `onSaved` gets the saved file. `seen` is the last draft of it; empty if a colleague removed it. */
export function useEntry(
  opened: Opened,
  unsaved: Unsaved,
  seen: string | undefined,
  onSaved: (file: Opened) => void,
) {
  const nameOf = ({ version, path }: Opened) => (version ? path : `new:${opened.type}`);
  const [kept] = useState(() => unsaved.read(nameOf(opened)));
  /** The version that the typed words change. */
  const [file, setFile] = useState<Opened>({
    ...opened,
    ...kept?.base,
    ...(kept && { version: kept.version }),
  });
  /** The last `seen` that the form knows. */
  const [taken, setTaken] = useState(seen);
  const [typed, setTyped] = useState<Typed>(kept?.typed ?? typedOf(opened));
  const [last, setLast] = useState<EditorResponse<Saved>>();
  const [isBusy, setBusy] = useState(false);
  /** The form shows what a colleague saved. */
  const [isTheirs, setTheirs] = useState(false);

  const refused = last?.ok === false ? last : undefined;
  const isNew = file.version === '';
  const name = typed.name ?? slugify(titleIn(typed.value)).slice(0, 60);
  const fileName = name.replace(/^\//, '') + (opened.body === undefined ? '.yaml' : '.md');
  const path = isNew ? `${opened.path}/${name ? fileName : '…'}` : file.path;
  const isChanged = JSON.stringify(typed) !== JSON.stringify(typedOf(file));
  /** Problems of this file, and of others that would become wrong. */
  const [own = [], others = []] = [true, false].map(
    (isOwn) => refused?.problems.filter((each) => (!each.path || each.path === path) === isOwn) ?? [],
  );

  function put(now: Typed, base: Opened) {
    setTyped(now);
    unsaved.keep(nameOf(base), { version: base.version, typed: now, base: typedOf(base) });
  }

  /** `bringsBack` saves a file that a colleague removed. */
  async function save(bringsBack = false) {
    if (isBusy) return;
    setBusy(true);
    const request: Saving = { path, version: file.version, ...typed, bringsBack };
    const response = await sendRequest<Saved>('PUT', '/file', JSON.stringify(request));
    setBusy(false);
    setTaken(seen);
    setLast(response);
    if (response.ok) {
      setTheirs(false);
      unsaved.forget(nameOf(file));
      setFile(response.data);
      // Text typed meanwhile stays.
      setTyped((now) => merge(typed, now, typedOf(response.data)).value as Typed);
      onSaved(response.data);
    } else if (response.clash) {
      setFile(response.clash.file);
      put(response.clash.typed, response.clash.file);
    }
  }

  function discard() {
    unsaved.forget(nameOf(file));
    setTyped(typedOf(file));
    setLast(undefined);
  }

  if (seen && seen === file.version && seen !== taken) setTaken(seen);
  const isNews = !isBusy && !isNew && seen !== taken && seen !== file.version;
  const isGone = isNews && seen === '';
  /** A colleague saved: if nothing is typed, this is shown. */
  const isOld = isNews && Boolean(seen);
  useEffect(() => {
    if (!isOld || isChanged) return;
    void get<Opened>('/file', { path }).then((response) => {
      setTaken(seen);
      if (!response.ok) return;
      setTheirs(true);
      setFile(response.data);
      setTyped((now) => (now === typed ? typedOf(response.data) : now));
    });
  }, [isOld, isChanged, seen, path, typed]);

  return {
    ...{ file, typed, path, name, isNew, isChanged, isBusy, isOld, isTheirs, isGone, refused },
    isRestored: kept !== undefined && isChanged,
    saved: last?.ok ? last.data : undefined,
    ...{ own, others, problems: refused ? own : file.problems },
    change: (next: Typed) => put({ ...typed, ...next }, file),
    ...{ save, discard },
  };
}
