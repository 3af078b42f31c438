// Changes since the last publication, each line with its own undo.
import type { ChangedFile, Undo } from '@tred/contract/editor-api';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Ask, when } from '../ui/parts';
import css from './editor.module.css';
import { Line } from './parts';
import { post } from './requests.ts';
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
  const undo = async (request: Undo) => {
    await post('/undo', request);
    onUndone?.();
  };
  return (
    <ul className="stack">
      {changes.map((file) => {
        const { path, version, title, state, lines, authors } = file;
        const { is, ...whole } = WORDS[state];
        return (
          <li key={path} className="card stack">
            <p className="row">
              {choice?.(file)}{' '}
              {state !== 'removed' ? <Link to={fileAddress({ path })}>{title}</Link> : <b>{title}</b>}{' '}
              {is && <strong>{is}</strong>}{' '}
              <small className="quiet">
                {authors.map(({ who, at }) => `${who}, ${when(at)}`).join('; ')}
              </small>
            </p>
            {lines.length > 0 && (
              <ul className={`rows ${css.lines}`}>
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
                        onYes={() => undo({ path, version, line: id })}
                      />
                    )}
                  </li>
                ))}
              </ul>
            )}
            {(state !== 'changed' || lines.length !== 1) && (
              <Ask {...whole} of={title} onYes={() => undo({ path, version })} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
