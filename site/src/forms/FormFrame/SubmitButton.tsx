// The button that sends, and says so while it does.
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
      {/* A disabled button loses the focus, and its new label is not read. */}
      <span className="visually-hidden" role="status">
        {pending && words.sending}
      </span>
    </>
  );
}
