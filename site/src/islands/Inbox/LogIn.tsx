// Name and password.
import type { Session } from '@tred/contract/desk-api';
import { useActionState } from 'react';
import { Action } from '~/ui/Action/Action';
import { FieldFrame } from '~/ui/Field/FieldFrame';
import { TextInput } from '~/ui/Field/TextInput';
import { FormStatus } from '~/ui/FormStatus/FormStatus';
import { focusWhenShown } from '../forms/focus';
import { call, type Trouble } from './api';
import css from './Inbox.module.css';

const name = { name: 'name', label: 'Name', kind: 'text', required: true, autocomplete: 'username' } as const;
const password = {
  name: 'password',
  label: 'Password',
  required: true,
  autocomplete: 'current-password',
} as const;

type LogInProps = { message: string; onDone: (session: Session) => void };

export function LogIn({ message, onDone }: LogInProps) {
  const [tried, logIn, pending] = useActionState(
    async (last: { turn: number; message: string; name: string }, data: FormData) => {
      try {
        onDone(await call<Session>('POST', '/session', Object.fromEntries(data)));
        return last;
      } catch (error) {
        return {
          turn: last.turn + 1,
          message: (error as Trouble).message,
          name: String(data.get('name') ?? ''),
        };
      }
    },
    { turn: 0, message, name: '' },
  );

  return (
    <form className={css.logIn} action={logIn}>
      {tried.message && <FormStatus key={tried.turn} tone="bad" title={tried.message} ref={focusWhenShown} />}
      <FieldFrame id="desk-name" field={name} label={name.label}>
        <TextInput id="desk-name" field={name} value={tried.name} />
      </FieldFrame>
      <FieldFrame id="desk-password" field={{ ...password, kind: 'text' }} label={password.label}>
        <input
          className={css.input}
          id="desk-password"
          name="password"
          type="password"
          autoComplete={password.autocomplete}
          required
        />
      </FieldFrame>
      <Action type="submit" disabled={pending}>
        {pending ? 'Logging in …' : 'Log in'}
      </Action>
    </form>
  );
}
