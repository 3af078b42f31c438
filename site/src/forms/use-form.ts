// The life of a form on the page: check, send, say what became of it; and never lose what was typed.
import { type FormDefinition, parseForm, readEntries } from '@tred/contract/form';
import { ELAPSED_FIELD, HONEYPOT_FIELD, SUBMITTING_MS } from '@tred/contract/limits';
import { makeIdempotencyKey } from '@tred/contract/reference';
import type { Problem } from '@tred/contract/reply';
import {
  type FocusEvent,
  type FormEvent,
  startTransition,
  useActionState,
  useEffect,
  useRef,
  useState,
} from 'react';
import { afterPress, watchPresses } from './after-press';
import { dropDraft, fillIn, loadDraft, saveDraft, typedInto } from './draft';
import { send } from './transport';

/** What is shown as wrong: the summary as of the last submit, the messages beside fields as of the last look. */
interface Findings {
  /** Counts the submits, so that a summary shown again takes the focus again. */
  turn: number;
  summary: readonly Problem[];
  errors: Readonly<Record<string, string | undefined>>;
}

export type Outcome = Findings &
  (
    | { phase: 'editing' }
    | { phase: 'failed'; message: string }
    | { phase: 'sent'; reference: string; waitingList: boolean }
  );

interface Parcel {
  turn: number;
  values: Record<string, unknown>;
  key: string;
}

/** See `Draft`, which keeps it over reloads. */
const NO_ATTEMPT = { key: '', usedOn: '', spent: 0 };

const START: Outcome = { phase: 'editing', turn: 0, summary: [], errors: {} };

const found = (turn: number, problems: readonly Problem[]): Findings => ({
  turn,
  summary: problems,
  errors: Object.fromEntries(problems.map(({ field, message }) => [field, message])),
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function useForm(form: FormDefinition, again: boolean) {
  const element = useRef<HTMLFormElement>(null);
  const attempt = useRef(NO_ATTEMPT);

  const [outcome, submit, pending] = useActionState<Outcome, Parcel>(async (_, { turn, values, key }) => {
    const [reply] = await Promise.all([send(form.id, values, key), wait(SUBMITTING_MS)]);
    if (reply.ok) {
      dropDraft(form.id);
      attempt.current = NO_ATTEMPT;
      const { reference, waitingList = false } = reply;
      return { phase: 'sent', reference, waitingList, ...found(turn, []) };
    }
    if ('problems' in reply) {
      // Nothing was kept under this key, and it may be the key that was refused.
      attempt.current = { ...attempt.current, key: '', usedOn: '' };
      return { phase: 'editing', ...found(turn, reply.problems) };
    }
    return { phase: 'failed', message: reply.message, ...found(turn, []) };
  }, START);

  // What the page found by itself stands until the desk has answered the same turn.
  const [own, setOwn] = useState<Findings>(START);
  const { turn, summary, errors } = outcome.turn >= own.turn ? outcome : own;
  // What a second look at single fields found since, this turn.
  const [looks, setLooks] = useState<Pick<Findings, 'turn' | 'errors'>>(START);

  useEffect(() => {
    const node = element.current;
    if (!node) return;
    // The browser's own bubbles are for when this script does not run.
    node.noValidate = true;
    // Another round starts empty, whatever the address asks for.
    if (again) return;
    const draft = loadDraft(form.id);
    if (draft) attempt.current = { key: draft.key, usedOn: draft.usedOn, spent: draft.spent };
    fillIn(node, form.fields, draft);
  }, [form, again]);

  useEffect(watchPresses, []);

  useEffect(() => {
    if (summary.length === 0) return;
    const { title } = document;
    document.title = `Error: ${title}`;
    return () => {
      document.title = title;
    };
  }, [summary]);

  /** Time on the form, over reloads. Counted from the page's start: typing may begin before this script does. */
  const spent = () => attempt.current.spent + Math.round(performance.now());

  function keepDraft(node: HTMLFormElement) {
    const values = typedInto(node, form.fields);
    saveDraft(form.id, { ...attempt.current, values, search: location.search, spent: spent() });
  }

  function check(node: HTMLFormElement) {
    return parseForm(form, readEntries(form, new FormData(node)));
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    if (!attempt.current.key) attempt.current = { ...attempt.current, key: makeIdempotencyKey() };
    keepDraft(event.currentTarget);
  }

  function onBlur(event: FocusEvent<HTMLFormElement>) {
    const node = event.currentTarget;
    const { name } = event.target as Element & { name?: string };
    // Nobody is told off before the first submit.
    if (turn === 0 || !name) return;
    afterPress(() => {
      const parsed = check(node);
      const problem = parsed.ok ? undefined : parsed.problems.find(({ field }) => field === name);
      setLooks((before) => ({
        turn,
        errors: { ...(before.turn === turn && before.errors), [name]: problem?.message },
      }));
    });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const node = event.currentTarget;
    const parsed = check(node);
    if (!parsed.ok) {
      setOwn(found(turn + 1, parsed.problems));
      return;
    }
    setOwn(found(turn + 1, []));
    const { key: used, usedOn, spent: before } = attempt.current;
    const content = JSON.stringify(parsed.values);
    // A second try keeps its key; with changed values it is another message, and needs another.
    const key = used && (!usedOn || usedOn === content) ? used : makeIdempotencyKey();
    attempt.current = { key, usedOn: content, spent: before };
    keepDraft(node);
    const values = {
      ...parsed.values,
      [HONEYPOT_FIELD]: new FormData(node).get(HONEYPOT_FIELD) ?? '',
      [ELAPSED_FIELD]: spent(),
    };
    startTransition(() => submit({ turn: turn + 1, values, key }));
  }

  return {
    element,
    /** The desk's answer, unless there has been another try since. */
    outcome: outcome.turn === turn ? outcome : undefined,
    pending,
    turn,
    summary,
    errors: looks.turn === turn ? { ...errors, ...looks.errors } : errors,
    on: { onSubmit, onInput, onBlur },
  };
}
