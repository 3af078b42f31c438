// What was changed since the last publication, each line with its own undo.

import { type ChangedFile, isText, type Undo } from '@tred/contract/editor-api';
import type { ReactNode } from 'react';
import { Ask } from './Ask';
import css from './editor.module.css';
import { sendRequest } from './send-request.ts';
import { when } from './when.ts';

const WORDS = {
  new: { is: 'New', undo: 'Remove', ask: 'Remove it? What you wrote in it is lost.' },
  removed: { is: 'Removed', undo: 'Bring back', ask: 'Bring it back with the words that it had last?' },
  changed: {
    is: '',
    undo: 'Put all back',
    ask: 'Put it back as it was last published? All changes listed here are lost.',
  },
};

/** Undoes, and returns a message if that failed. */
export async function undo(request: Undo): Promise<string | undefined> {
  const response = await sendRequest('POST', '/undo', JSON.stringify(request));
  if (response.ok) return undefined;
  return [response.message, ...response.problems.map(({ message }) => message)].join(' ');
}

type ChangesProps = {
  changes: ChangedFile[];
  onUndone: () => void | Promise<void>;
  /** Shown before the name of a file. */
  choice?: (file: ChangedFile) => ReactNode;
};

export function Changes({ changes, onUndone, choice }: ChangesProps) {
  const run = async (request: Undo) => {
    const failed = await undo(request);
    if (!failed) await onUndone();
    return failed;
  };
  return (
    <ul className={css.changes}>
      {changes.map((file) => {
        const { path, title, state, lines, authors } = file;
        const { is, undo, ask } = WORDS[state];
        const isOpenable = state !== 'removed' && isText(path);
        return (
          <li key={path}>
            <p className={css.file}>
              {choice?.(file)} {isOpenable ? <a href={`#${path}`}>{title}</a> : <b>{title}</b>}{' '}
              {is && <strong>{is}</strong>}{' '}
              <small>{authors.map(({ who, at }) => `${who}, ${when.format(at)}`).join('; ')}</small>
            </p>
            <ul>
              {lines.map(({ field, place, before, after }, at) => (
                <li key={`${field} ${before} ${after}`} className={css.change}>
                  <p>
                    <a href={`#${path}?${field}`}>{place}</a>
                    {before && <del>{before}</del>}
                    {after ? <ins>{after}</ins> : <i>taken out</i>}
                  </p>
                  {state === 'changed' && (
                    <Ask
                      verb="Undo"
                      of={`${place} of ${title}`}
                      question={before ? `Put back “${before}”?` : 'Take this out again?'}
                      onYes={() => run({ path, line: { at, after } })}
                    />
                  )}
                </li>
              ))}
            </ul>
            {(state !== 'changed' || lines.length !== 1) && (
              <Ask verb={undo} of={title} question={ask} onYes={() => run({ path })} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
