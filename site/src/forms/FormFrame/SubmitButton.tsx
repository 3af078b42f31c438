// The button that sends, and says so while it does.
import { useFormStatus } from 'react-dom';
import { Action } from '~/ui/Action/Action';

type SubmitButtonProps = { words: { submit: string; submitting: string } };

export function SubmitButton({ words }: SubmitButtonProps) {
  const { pending } = useFormStatus();
  return (
    <>
      <Action type="submit" disabled={pending}>
        {pending ? words.submitting : words.submit}
      </Action>
      {/* A disabled button loses the focus, and its new label is not read. */}
      <span className="visually-hidden" role="status">
        {pending && words.submitting}
      </span>
    </>
  );
}
