// State of a form on the page: check, send, show the result, and keep all input.
import { type FormDefinition, parseForm, readPairs } from '@tred/contract/form';
import { ELAPSED_FIELD, HONEYPOT_FIELD } from '@tred/contract/limits';
import type { FormProblem } from '@tred/contract/reply';
import {
  type FocusEvent,
  type InputEvent,
  type SubmitEvent,
  startTransition,
  useActionState,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createFormDraft } from './form-draft';
import { isUnreached, retryLater, triesAgain } from './retry';
import { send } from './transport';

/** Minimum time of the submitting state; the request runs inside it. */
const SUBMITTING_MS = 2000;

/** Whether a pointer is down: moving the layout would lose the click. */
let pressed = false;

/** An effect that listens while there is a form. */
function watchPresses(): () => void {
  const down = () => {
    pressed = true;
  };
  const up = () => {
    pressed = false;
  };
  addEventListener('pointerdown', down, true);
  addEventListener('pointerup', up, true);
  addEventListener('pointercancel', up, true);
  return () => {
    removeEventListener('pointerdown', down, true);
    removeEventListener('pointerup', up, true);
    removeEventListener('pointercancel', up, true);
  };
}

/** In a new task, because a tap's mouse events follow its pointerup. */
function afterPress(run: () => void): void {
  const soon = () => setTimeout(run);
  if (pressed) addEventListener('pointerup', soon, { capture: true, once: true });
  else soon();
}

/** Summary of the last submit, and messages of the last check. */
export interface Findings {
  /** Number of submits, so that a repeated summary takes the focus again. */
  turn: number;
  summary: readonly FormProblem[];
  errors: Readonly<Record<string, string | undefined>>;
}

export const found = (turn: number, problems: readonly FormProblem[]): Findings => ({
  turn,
  summary: problems,
  errors: Object.fromEntries(problems.map(({ field, message }) => [field, message])),
});

const NOTHING = found(0, []);

export function useFindings(replyFindings: Findings) {
  // The page's findings stay until the desk replies to the same submit.
  const [own, setOwn] = useState(NOTHING);
  const { turn, summary, errors } = replyFindings.turn >= own.turn ? replyFindings : own;
  const [looks, setLooks] = useState<Pick<Findings, 'turn' | 'errors'>>(NOTHING);

  function submitted(problems: readonly FormProblem[]): number {
    setOwn(found(turn + 1, problems));
    return turn + 1;
  }

  function looked(field: string, message: string | undefined) {
    setLooks((before) => ({
      turn,
      errors: { ...(before.turn === turn && before.errors), [field]: message },
    }));
  }

  return {
    turn,
    summary,
    errors: looks.turn === turn ? { ...errors, ...looks.errors } : errors,
    submitted,
    looked,
  };
}

type SubmitOutcome = Findings &
  (
    | { phase: 'editing' }
    | { phase: 'failed'; message: string; unreached: Parcel | undefined }
    | { phase: 'sent'; reference: string; waitingList: boolean }
  );

type Parcel = { turn: number; values: Record<string, unknown>; key: string; tries: number };

const START: SubmitOutcome = { phase: 'editing', ...found(0, []) };

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const check = (form: FormDefinition, element: HTMLFormElement) =>
  parseForm(form, readPairs(form, new FormData(element)));

/** `again`: another round, which starts empty. `error` is the prefix of the page title while there are problems. */
export function useForm(form: FormDefinition, { again, error }: { again: boolean; error: string }) {
  const element = useRef<HTMLFormElement>(null);
  const [attempt] = useState(createFormDraft);

  const [outcome, submit, pending] = useActionState<SubmitOutcome, Parcel>(async (_, parcel) => {
    const { turn, values, key } = parcel;
    const [reply] = await Promise.all([send(form.id, values, key), wait(SUBMITTING_MS)]);
    if (reply.ok) {
      attempt.arrived(form);
      const { reference, waitingList = false } = reply;
      return { phase: 'sent', reference, waitingList, ...found(turn, []) };
    }
    if ('problems' in reply) {
      attempt.refused();
      return { phase: 'editing', ...found(turn, reply.problems) };
    }
    const unreached = isUnreached(reply) ? parcel : undefined;
    return { phase: 'failed', message: reply.message, unreached, ...found(turn, []) };
  }, START);
  const { turn, summary, errors, submitted, looked } = useFindings(outcome);

  /** Changed text waits for the visitor. */
  const [changed, setChanged] = useState(0);
  const isCurrent = outcome.turn === turn && changed !== turn;
  const waiting = isCurrent && outcome.phase === 'failed' ? outcome.unreached : undefined;
  useEffect(() => {
    if (!waiting || pending) return;
    const { tries } = waiting;
    return retryLater(tries, () => startTransition(() => submit({ ...waiting, tries: tries + 1 })));
  }, [waiting, pending, submit]);

  useEffect(() => {
    const node = element.current;
    if (!node) return;
    // The browser's validation is for when this script does not run.
    node.noValidate = true;
    // Another round starts empty, without values from the address.
    if (!again) attempt.restore(form, node);
  }, [form, again, attempt]);

  useEffect(watchPresses, []);
  useTitlePrefix(summary.length > 0 ? `${error}: ` : '');

  function onInput(event: InputEvent<HTMLFormElement>) {
    attempt.typed(form, event.currentTarget);
    setChanged(turn);
  }

  function onBlur(event: FocusEvent<HTMLFormElement>) {
    const node = event.currentTarget;
    const { name } = event.target as Element & { name?: string };
    // No messages before the first submit.
    if (turn === 0 || !name) return;
    afterPress(() => {
      const parsed = check(form, node);
      looked(name, parsed.ok ? undefined : parsed.problems.find(({ field }) => field === name)?.message);
    });
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const node = event.currentTarget;
    const parsed = check(form, node);
    const next = submitted(parsed.ok ? [] : parsed.problems);
    if (!parsed.ok) return;
    const key = attempt.keyFor(parsed.values, form, node);
    const values = {
      ...parsed.values,
      [HONEYPOT_FIELD]: new FormData(node).get(HONEYPOT_FIELD) ?? '',
      [ELAPSED_FIELD]: attempt.spent(),
    };
    startTransition(() => submit({ turn: next, values, key, tries: 1 }));
  }

  return {
    element,
    /** Ignores a reply to an earlier try. */
    outcome: outcome.turn === turn ? outcome : undefined,
    /** It is sent again without the visitor. */
    retries: waiting !== undefined && triesAgain(waiting.tries),
    pending,
    turn,
    summary,
    errors,
    on: { onSubmit, onInput, onBlur },
  };
}

function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    if (!prefix) return;
    const { title } = document;
    document.title = prefix + title;
    return () => {
      document.title = title;
    };
  }, [prefix]);
}
