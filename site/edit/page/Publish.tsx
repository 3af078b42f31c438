// Drafts and the button that publishes them; what comes when; the history with Put back.
import { useCallback, useEffect, useState } from 'react';
import { Action } from '~/ui/Action/Action';
import { FormStatus } from '~/ui/FormStatus/FormStatus';
import type { Draft, Progress, Published, WebsiteState } from '../publication-messages.ts';
import css from './publish.module.css';
import { prefix, sendRequest } from './send-request.ts';

const LOOK_AGAIN_MS = 1000;
const CONTENT = 'site/src/content/';

const STEPS: [Progress['step'], string][] = [
  ['checking', 'Checking the texts'],
  ['building', 'Making the pages (about half a minute)'],
  ['switching', 'Showing them to visitors'],
];

const when = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Kampala',
});
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const isRunning = (progress: Progress | undefined) =>
  progress !== undefined && !['done', 'failed'].includes(progress.step);

/** The address of this screen: `#publish`. */
export const PUBLISH = 'publish';

export const Bar = ({ drafts, at }: { drafts: number; at: string }) => (
  <nav className={css.bar} aria-label="Website">
    <a href="/desk">Inbox</a>
    <a href="#start" aria-current={at === PUBLISH ? undefined : 'true'}>
      All content
    </a>
    <a href={`#${PUBLISH}`} aria-current={at === PUBLISH ? 'page' : undefined}>
      Publish{drafts > 0 && ` (${drafts})`}
    </a>
  </nav>
);

/** Undefined without a desk: `npm run edit` publishes nothing. */
export function useWebsite() {
  const [state, setState] = useState<WebsiteState>();
  const load = useCallback(async () => {
    if (!prefix) return;
    const response = await sendRequest<WebsiteState>('GET', '/website');
    if (response.ok) setState(response.data);
  }, []);
  return { state, load };
}

type PublishProps = { state: WebsiteState; onChanged: () => Promise<void> };

export function Publish({ state, onChanged }: PublishProps) {
  const { drafts, mayPublish, isOutdated, history, coming } = state;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [progress, setProgress] = useState(state.progress);
  const [error, setError] = useState('');
  const running = isRunning(progress);

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(async () => {
      const response = await sendRequest<{ progress?: Progress }>('GET', '/progress');
      if (!response.ok) return;
      setProgress(response.data.progress);
      if (!isRunning(response.data.progress)) await onChanged();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [running, onChanged]);

  async function start(address: string, body: object, kind: Progress['kind']) {
    setError('');
    const response = await sendRequest('POST', address, JSON.stringify(body));
    if (response.ok)
      setProgress({ kind, who: state.person, step: 'checking', startedAt: Date.now(), message: '' });
    else setError(response.message);
  }

  const chosen = drafts.filter(({ file }) => !left.has(file));
  const choose = (file: string, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(file);
    else next.add(file);
    setLeft(next);
  };
  return (
    <div className={css.page}>
      <h1>Publish</h1>
      <p>
        {drafts.length === 0
          ? 'Everything that was saved is live.'
          : 'These changes are saved. Visitors see them when you publish.'}
      </p>
      {error && <Problem text={error} />}
      {progress && <Steps progress={progress} />}
      {isOutdated && <p>A new version of the site has arrived. It goes live when you publish.</p>}
      {(drafts.length > 0 || isOutdated) && (
        <>
          <ul className={css.drafts}>
            {drafts.map((draft) => (
              <DraftLine key={draft.file} {...draft} isChosen={!left.has(draft.file)} onChoose={choose} />
            ))}
          </ul>
          {mayPublish ? (
            <Action
              type="button"
              disabled={running || (chosen.length === 0 && !isOutdated)}
              onClick={() => void start('/publish', { files: chosen.map(({ file }) => file) }, 'published')}
            >
              Publish
            </Action>
          ) : (
            <p>You may save, but not publish. Ask someone with that right.</p>
          )}
        </>
      )}
      {coming.length > 0 && (
        <section>
          <h2>Coming</h2>
          <ul>
            {coming.map(({ path, title, day: on }) => (
              <li key={`${path} ${on}`}>
                {day.format(new Date(on))}: <a href={`#${path}`}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>History</h2>
        {history.length === 0 && <p>Nothing has been published from here yet.</p>}
        <ol className={css.history}>
          {history.map((entry) => (
            <HistoryLine
              key={entry.commit}
              {...entry}
              mayPutBack={mayPublish && !running}
              onPutBack={() => void start('/put-back', { commit: entry.commit }, 'put back')}
            />
          ))}
        </ol>
      </section>
    </div>
  );
}

type DraftLineProps = Draft & { isChosen: boolean; onChoose: (file: string, isChosen: boolean) => void };

const DraftLine = ({ file, who, at, words, isChosen, onChoose }: DraftLineProps) => (
  <li>
    <label>
      <input type="checkbox" checked={isChosen} onChange={(event) => onChoose(file, event.target.checked)} />
      <span>
        {words.length > 0 ? words.map((line) => <span key={line}>{line}</span>) : <span>{file}</span>}
      </span>
    </label>
    <small>
      {who ? `${who}, ${when.format(at)}` : 'Changed outside the editor'}
      {' · '}
      <a href={`#${file.replace(CONTENT, '')}`}>Open</a>
    </small>
  </li>
);

function Steps({ progress }: { progress: Progress }) {
  const { step, message } = progress;
  if (step === 'failed') return <Problem text={message} />;
  if (step === 'done')
    return (
      <FormStatus tone={message ? 'bad' : 'good'} title={message || 'It is live.'}>
        <a href="/">Look at the site</a>
      </FormStatus>
    );
  const at = STEPS.findIndex(([name]) => name === step);
  return (
    <ol className={css.steps} role="status">
      {STEPS.map(([name, words], position) => (
        <li key={name} aria-current={position === at ? 'step' : undefined}>
          {words}
          {position < at ? ' ✓' : position === at ? ' …' : ''}
        </li>
      ))}
    </ol>
  );
}

/** Lines that name a content file lead to it. */
const Problem = ({ text }: { text: string }) => (
  <FormStatus tone="bad" title="Nothing was published. The site is as it was.">
    {text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [, path, rest] = /^site\/src\/content\/([^\s,:]+)(.*)$/.exec(line) ?? [];
        return (
          <p key={line}>
            {path ? (
              <>
                <a href={`#${path}`}>{path}</a>
                {rest}
              </>
            ) : (
              line
            )}
          </p>
        );
      })}
  </FormStatus>
);

type HistoryLineProps = Published & { mayPutBack: boolean; onPutBack: () => void };

function HistoryLine({ who, at, kind, words, mayPutBack, onPutBack }: HistoryLineProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <li>
      <p>
        <b>{when.format(at)}</b>, {who}
        {kind === 'put back' && ': put back'}
      </p>
      <ul>
        {words.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {isAsking ? (
        <p className={css.ask}>
          <span>Publish the words from before this, and undo what came later?</span>
          <Action
            type="button"
            onClick={() => {
              setAsking(false);
              onPutBack();
            }}
          >
            Yes, put back
          </Action>
          <Action type="button" look="secondary" onClick={() => setAsking(false)}>
            No
          </Action>
        </p>
      ) : (
        mayPutBack && (
          <Action type="button" look="secondary" onClick={() => setAsking(true)}>
            Put back
          </Action>
        )
      )}
    </li>
  );
}
