// The text that a person types into the form of one file: kept in the browser until it is saved or discarded, and joined with what
// colleagues save meanwhile.
import { useMutation } from '@tanstack/react-query';
import type { Opened, Saved, Saving } from '@tred/contract/editor-api';
import { titleIn } from '@tred/contract/editor-shape';
import { merge } from '@tred/contract/merge';
import { useEffect, useState } from 'react';
import { slugify } from '~/lib/format-text';
import { get, put, type Refused } from './requests.ts';
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
  /** The form shows what a colleague saved. */
  const [isTheirs, setTheirs] = useState(false);

  function keep(now: Typed, base: Opened) {
    setTyped(now);
    unsaved.keep(nameOf(base), { version: base.version, typed: now, base: typedOf(base) });
  }

  const saving = useMutation<Saved, Refused, Saving>({
    mutationFn: put,
    onSettled: () => setTaken(seen),
    onSuccess(saved, { value, body }) {
      setTheirs(false);
      unsaved.forget(nameOf(file));
      setFile(saved);
      // Text typed meanwhile stays. The name of a new file is its path now.
      setTyped(({ name: _, ...now }) => merge({ value, body }, now, typedOf(saved)).value as Typed);
      onSaved(saved);
    },
    onError({ refusal: { clash } }) {
      if (!clash) return;
      setFile(clash.file);
      keep(clash.typed, clash.file);
    },
  });
  const { isPending: isBusy, data: saved, error: refused } = saving;

  const isNew = file.version === '';
  const name = typed.name ?? slugify(titleIn(typed.value)).slice(0, 60);
  const fileName = name.replace(/^\//, '') + (opened.body === undefined ? '.yaml' : '.md');
  const path = isNew ? `${opened.path}/${name ? fileName : '…'}` : file.path;
  const isChanged = JSON.stringify(typed) !== JSON.stringify(typedOf(file));
  /** Problems of this file, and of others that would become wrong. */
  const { own = [], others = [] } = Object.groupBy(refused?.refusal.problems ?? [], (each) =>
    !each.path || each.path === path ? 'own' : 'others',
  );

  /** `bringsBack` saves a file that a colleague removed. */
  function save(bringsBack = false) {
    const { name: _, ...words } = typed;
    if (!isBusy) saving.mutate({ path, version: file.version, ...words, bringsBack });
  }

  function discard() {
    unsaved.forget(nameOf(file));
    setTyped(typedOf(file));
    saving.reset();
  }

  if (seen && seen === file.version && seen !== taken) setTaken(seen);
  const isNews = !isBusy && !isNew && seen !== taken && seen !== file.version;
  const isGone = isNews && seen === '';
  /** A colleague saved: if nothing is typed, this is shown. */
  const isOld = isNews && Boolean(seen);
  useEffect(() => {
    if (!isOld || isChanged) return;
    get<Opened>('/file', { path })
      .then((theirs) => {
        setTheirs(true);
        setFile(theirs);
        setTyped((now) => (now === typed ? typedOf(theirs) : now));
      })
      .catch(() => {})
      .finally(() => setTaken(seen));
  }, [isOld, isChanged, seen, path, typed]);

  return {
    ...{ file, typed, path, name, isNew, isChanged, isBusy, isOld, isTheirs, isGone, saved, refused },
    isRestored: kept !== undefined && isChanged,
    ...{ own, others, problems: refused ? own : file.problems },
    change: (next: Typed) => keep({ ...typed, ...next }, file),
    ...{ save, discard },
  };
}
