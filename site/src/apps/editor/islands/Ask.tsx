// A button whose action is asked about first.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Action } from '~/ui/Action/Action';
import { FormStatus } from '~/ui/FormStatus/FormStatus';
import css from './editor.module.css';

type AskProps = {
  /** The words on the button, and of what it is for a screen reader. */
  verb: string;
  of?: string;
  question: string;
  /** Returns a message if it failed. */
  onYes: () => Promise<string | undefined>;
  children?: ReactNode;
};

export function Ask({ verb, of, question, onYes, children }: AskProps) {
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const asked = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isOpen) asked.current?.focus();
  }, [isOpen]);
  const id = useId();
  const close = () => {
    setOpen(false);
    setError(undefined);
    requestAnimationFrame(() => button.current?.focus());
  };
  const yes = async () => {
    setBusy(true);
    setError(await onYes());
    setBusy(false);
  };
  if (!isOpen)
    return (
      <button type="button" ref={button} onClick={() => setOpen(true)}>
        {verb} {of && <span className="visually-hidden">{of}</span>}
      </button>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be described by its question.
    <div role="group" aria-labelledby={id} className={css.ask}>
      <p id={id} tabIndex={-1} ref={asked}>
        {question}
      </p>
      {children}
      {error && <FormStatus tone="bad" title={error} />}
      <div className={css.row}>
        <Action disabled={isBusy} onClick={() => void yes()}>
          {verb}
        </Action>
        <Action look="secondary" onClick={close}>
          Keep it
        </Action>
      </div>
    </div>
  );
}
