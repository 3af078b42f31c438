// The submit button with its busy state.
import { useFormStatus } from 'react-dom';
import { Action } from '~/ui/Action/Action';

type SubmitButtonProps = { words: { button: string; sending: string } };

export function SubmitButton({ words }: SubmitButtonProps) {
  const { pending } = useFormStatus();
  return (
    <>
      <Action type="submit" disabled={pending}>
        {pending ? words.sending : words.button}
      </Action>
      {/* A disabled button would lose the focus, and its label would not be read. */}
      <span className="visually-hidden" role="status">
        {pending && words.sending}
      </span>
    </>
  );
}
