// What a person types into the form of one file: kept in the browser until it is saved or discarded, and joined with what
// colleagues save meanwhile.
import type {
  Clashing,
  FieldProblem,
  Mend,
  Merged,
  Opened,
  Problem,
  Refusal,
  Saved,
  Saving,
} from '@tred/contract/editor-api';
import { titleIn } from '@tred/contract/editor-shape';
import { merge } from '@tred/contract/merge';
import { useEffect, useState } from 'react';
import { slugify } from '~/lib/format-text';
import { withSeen } from './Follows';
import { query, sendRequest } from './send-request.ts';

export type Typed = {
  value?: unknown;
  body?: string | undefined;
  name?: string;
};
/** Words that are not saved, and the version that they change. */
type Kept = { version: string; typed: Typed; base: Typed };

const typedOf = ({ value, body }: Opened): Typed => ({ value, body });

/** `onSaved` gets the saved file. `seen` is the last draft of it; empty if a colleague removed it. */
export function useEntry(opened: Opened, seen: string | undefined, onSaved: (file: Opened) => void) {
  const key = `website:${opened.version ? opened.path : `new:${opened.type}`}`;
  const [kept] = useState<Kept | undefined>(
    () => JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined,
  );
  /** The version that the typed words change. */
  const [file, setFile] = useState<Opened>(
    kept ? ({ ...opened, ...kept.base, version: kept.version } as Opened) : opened,
  );
  /** The last `seen` that the form knows. */
  const [taken, setTaken] = useState(seen);
  const [typed, setTyped] = useState<Typed>(kept?.typed ?? typedOf(opened));
  const [problems, setProblems] = useState<FieldProblem[]>(opened.problems);
  /** After a refused save, all problems are listed until the next success. */
  const [refused, setRefused] = useState<(Refusal & { status: number }) | undefined>();
  const [clash, setClash] = useState<Clashing>();
  const [merged, setMerged] = useState<Merged>();
  const [mends, setMends] = useState<Mend[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [hasSaved, setHasSaved] = useState(false);

  const isNew = file.version === '';
  const name = typed.name ?? slugify(titleIn(typed.value)).slice(0, 60);
  const isPage = opened.group === 'Pages';
  const fileName = (isPage ? name.replace(/^\//, '') : name) + (opened.body === undefined ? '.yaml' : '.md');
  const path = isNew ? `${opened.path}/${name ? fileName : '…'}` : file.path;
  const isChanged = JSON.stringify(typed) !== JSON.stringify(typedOf(file));
  const saving: Saving = { path, version: file.version, ...typed };
  const isOwn = (problem: Problem) => !problem.path || problem.path === path;

  function change(next: Typed) {
    const now = { ...typed, ...next };
    setTyped(now);
    keep(now, file);
  }
  function keep(now: Typed, base: Opened) {
    const kept: Kept = { version: base.version, typed: now, base: typedOf(base) };
    localStorage.setItem(key, JSON.stringify(kept));
  }

  /** `bringsBack` saves a file that a colleague removed. */
  async function save(bringsBack = false) {
    if (isBusy) return;
    setBusy(true);
    const asked = refused?.problems.some(({ asks }) => asks);
    const request: Saving = {
      ...saving,
      ...(mends.length > 0 && { mends: withSeen(mends, refused?.problems ?? []) }),
      ...(asked && { confirmed: true }),
      ...(bringsBack && { bringsBack }),
    };
    const response = await sendRequest<Saved>('PUT', '/file', JSON.stringify(request));
    setBusy(false);
    setTaken(seen);
    setMerged(response.ok ? response.data.merged : undefined);
    setClash(response.ok ? undefined : response.clash);
    setRefused(response.ok ? undefined : response);
    if (response.ok) {
      localStorage.removeItem(key);
      setFile(response.data);
      // What was typed meanwhile stays.
      setTyped((now) => merge(typed, now, typedOf(response.data)).value as Typed);
      setProblems(response.data.problems);
      setMends([]);
      setHasSaved(true);
      onSaved(response.data);
    } else {
      if (response.clash) {
        setFile(response.clash.file);
        setTyped(response.clash.typed);
        keep(response.clash.typed, response.clash.file);
      }
      setProblems(response.problems.filter(isOwn));
    }
  }

  function discard() {
    localStorage.removeItem(key);
    setTyped(typedOf(file));
    setProblems(file.problems);
    setRefused(undefined);
    setClash(undefined);
  }

  if (seen && seen === file.version && seen !== taken) setTaken(seen);
  const isNews = !isBusy && !isNew && seen !== taken && seen !== file.version;
  const isGone = isNews && seen === '';
  /** A colleague saved: if nothing is typed, this is shown. */
  const isOld = isNews && Boolean(seen);
  useEffect(() => {
    if (!isOld || isChanged) return;
    void sendRequest<Opened>('GET', query('/file', { path })).then((response) => {
      setTaken(seen);
      if (!response.ok) return;
      setFile(response.data);
      setTyped((now) => (now === typed ? typedOf(response.data) : now));
      setProblems(response.data.problems);
    });
  }, [isOld, isChanged, seen, path, typed]);

  return {
    ...{
      file,
      typed,
      path,
      name,
      isNew,
      isPage,
      isChanged,
      isBusy,
      hasSaved,
      isRestored: kept !== undefined && isChanged,
    },
    ...{ problems, refused, clash, merged, mends, setMends, isOwn, isOld, isGone },
    ...{ change, save, discard },
  };
}
