// Publishes what was changed; shows what comes when, and the history with Put back.

import type { ChangedFile, ListedFile, Problem, Progress, WebsiteState } from '@tred/contract/editor-api';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { formatDate, todayInKampala } from '~/lib/dates';
import { Action } from '~/ui/Action/Action';
import { FormStatus } from '~/ui/FormStatus/FormStatus';
import { Ask } from './Ask';
import { Changes, when } from './Changes';
import { Problems } from './Problems';
import css from './publish.module.css';
import { sendRequest } from './send-request.ts';

const LOOK_AGAIN_MS = 1000;

const STEPS: [Progress['step'], string][] = [
  ['checking', 'Checking the texts'],
  ['building', 'Making the pages (about half a minute)'],
  ['switching', 'Showing them to visitors'],
];

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

export function useWebsite() {
  const [state, setState] = useState<WebsiteState>();
  const load = useCallback(async () => {
    const response = await sendRequest<WebsiteState>('GET', '/website');
    if (response.ok) setState(response.data);
  }, []);
  return { state, load };
}

type PublishProps = {
  state: WebsiteState;
  changes: ChangedFile[];
  files: ListedFile[];
  onUndone: () => Promise<void>;
  onPublished: () => Promise<void>;
};

export function Publish({ state, changes, files, onUndone, onPublished }: PublishProps) {
  const { mayPublish, history } = state;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [progress, setProgress] = useState(state.progress?.step === 'done' ? undefined : state.progress);
  const [failed, setFailed] = useState<{ message: string; problems: Problem[] }>();
  const running = isRunning(progress);

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(async () => {
      const response = await sendRequest<{ progress?: Progress }>('GET', '/progress');
      if (!response.ok) return;
      setProgress(response.data.progress);
      if (!isRunning(response.data.progress)) await onPublished();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [running, onPublished]);

  async function start(address: string, body: object) {
    const response = await sendRequest('POST', address, JSON.stringify(body));
    setFailed(response.ok ? undefined : response);
    if (response.ok) setProgress({ step: 'checking', message: '' });
    return response.ok ? undefined : response.message;
  }

  const coming = files
    .filter(({ day = '', waits }) => waits && day > todayInKampala())
    .sort((one, other) => String(one.day).localeCompare(String(other.day)));
  const paths = changes.map(({ path }) => path).filter((path) => !left.has(path));
  const choice = ({ path, title }: ChangedFile) => (
    <input
      type="checkbox"
      aria-label={`Publish ${title}`}
      checked={!left.has(path)}
      onChange={({ target }) =>
        setLeft(new Set(target.checked ? [...left].filter((each) => each !== path) : [...left, path]))
      }
    />
  );
  return (
    <div className={css.page}>
      <h1>Publish</h1>
      <p>
        {changes.length === 0
          ? 'Everything that was saved is live.'
          : 'These changes are saved. Visitors see them when you publish.'}
      </p>
      {failed && (
        <NotPublished text={failed.message}>
          <Problems problems={failed.problems} />
        </NotPublished>
      )}
      {progress && !failed && <Steps {...progress} />}
      {changes.length > 0 && <Changes {...{ changes, choice, onUndone }} />}
      {!mayPublish && <p>You may save, but not publish. Ask someone with that right.</p>}
      {mayPublish && changes.length > 0 && (
        <Action
          type="button"
          disabled={running || paths.length === 0}
          onClick={() => void start('/publish', { paths })}
        >
          Publish
        </Action>
      )}
      {coming.length > 0 && (
        <section>
          <h2>Coming</h2>
          <ul>
            {coming.map(({ path, title, day = '' }) => (
              <li key={path}>
                {formatDate(day)}: <a href={`#${path}`}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>History</h2>
        {history.length === 0 && <p>Nothing has been published from here yet.</p>}
        <ol className={css.history}>
          {history.map(({ commit, who, at, isPutBack, words }) => (
            <li key={commit}>
              <p>
                <b>{when.format(at)}</b>, {who}
                {isPutBack && ': put back'}
              </p>
              <ul>
                {words.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              {mayPublish && !running && (
                <Ask
                  verb="Put back"
                  of={`the publication of ${when.format(at)}`}
                  question="Publish the words from before this, and undo what came later?"
                  onYes={() => start('/put-back', { commit })}
                />
              )}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Steps({ step, message }: Progress) {
  if (step === 'failed') return <NotPublished text={message} />;
  if (step === 'done')
    return (
      <FormStatus tone={message ? 'bad' : 'good'} title={message || 'It is live.'}>
        <a href="/">Look at the site</a>
      </FormStatus>
    );
  // While a copy is sent to the remote, visitors see the pages already.
  const at = step === 'sending' ? STEPS.length : STEPS.findIndex(([name]) => name === step);
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

/** Lines of a build's message that name a content file lead to it. */
const NotPublished = ({ text, children }: { text: string; children?: ReactNode }) => (
  <FormStatus tone="bad" title="Nothing was published. The site is as it was.">
    {text.split('\n').map((line) => {
      const [, path, rest] = /^site\/src\/content\/([^\s,:]+)(.*)$/.exec(line) ?? [];
      return (
        <p key={line}>
          {path && <a href={`#${path}`}>{path}</a>}
          {path ? rest : line}
        </p>
      );
    })}
    {children}
  </FormStatus>
);
