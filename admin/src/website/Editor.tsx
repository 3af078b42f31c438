// The editor of the website, for staff who are logged in and may edit.
import { type Session, sessionReply } from '@tred/contract/desk-api';
import { useEffect, useState } from 'react';
import { call } from '../inbox/api';
import { lazyComponent } from '../inbox/parts';
import css from './editor.module.css';
import type { Menu } from './place-in-words.ts';

const App = lazyComponent(() => import('./App').then((module) => module.App));

/** Why this person cannot edit; empty if they can. */
function refusalOf({ name, next, rights, hasWebsite }: Session): string {
  if (!name || next) return 'Log in first.';
  if (!rights.includes('edit')) return 'You may not edit the website. An owner can give you that right.';
  return hasWebsite ? '' : 'This desk has no editor for the website: the pages stay as they are.';
}

export function Editor({ menu }: { menu: Menu }) {
  const [message, setMessage] = useState('Loading …');
  const [name, setName] = useState('');
  useEffect(() => {
    call('GET', '/session', sessionReply).then(
      (session) => {
        setName(session.name);
        setMessage(refusalOf(session));
      },
      (error: Error) => setMessage(error.message),
    );
  }, []);
  if (!message) return <App {...{ menu, name }} />;
  return (
    <div className={css.start}>
      <h1>The website</h1>
      <p role="status">{message}</p>
      <p>
        <a href="/desk">To the desk</a>
      </p>
    </div>
  );
}
