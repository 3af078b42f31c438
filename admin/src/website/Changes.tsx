// Changes since the last publication, each line with its own undo.
import type { ChangedFile, Undo } from '@tred/contract/editor-api';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Ask, when } from '../ui/parts';
import css from './editor.module.css';
import { Line } from './parts';
import { inWords, post } from './send-request.ts';
import { fileAddress } from './where.ts';

const WORDS = {
  new: { is: 'New', verb: 'Remove', question: 'Remove it? Your text in it is lost.' },
  removed: {
    is: 'Removed',
    verb: 'Bring back',
    question: 'Bring it back with the words that it had last?',
  },
  changed: {
    is: '',
    verb: 'Revert all',
    question: 'Revert it to what was last published? All changes listed here are lost.',
  },
};

type ChangesProps = {
  changes: ChangedFile[];
  onUndone?: () => void;
  /** Shown before the name of a file. */
  choice?: (file: ChangedFile) => ReactNode;
};

export function Changes({ changes, onUndone, choice }: ChangesProps) {
  const run = async (request: Undo) => {
    const response = await post('/undo', request);
    if (!response.ok) return inWords(response);
    onUndone?.();
    return undefined;
  };
  return (
    <ul className={css.changes}>
      {changes.map((file) => {
        const { path, version, title, state, lines, authors } = file;
        const { is, ...whole } = WORDS[state];
        return (
          <li key={path}>
            <p className={css.row}>
              {choice?.(file)}{' '}
              {state !== 'removed' ? <Link to={fileAddress({ path })}>{title}</Link> : <b>{title}</b>}{' '}
              {is && <strong>{is}</strong>}{' '}
              <small>{authors.map(({ who, at }) => `${who}, ${when(at)}`).join('; ')}</small>
            </p>
            <ul className={css.rows}>
              {lines.map(({ id, field, place, before, after }) => (
                <li key={id}>
                  <Line {...{ before, after }}>
                    <Link to={fileAddress({ path, field })}>{place}</Link>
                  </Line>
                  {state === 'changed' && (
                    <Ask
                      verb="Undo"
                      of={`${place} of ${title}`}
                      question={before ? `Go back to “${before}”?` : 'Remove this again?'}
                      onYes={() => run({ path, version, line: id })}
                    />
                  )}
                </li>
              ))}
            </ul>
            {(state !== 'changed' || lines.length !== 1) && (
              <Ask {...whole} of={title} onYes={() => run({ path, version })} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
