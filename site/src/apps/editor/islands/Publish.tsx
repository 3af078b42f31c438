// Publishes what was changed; shows the history with Put back.

import {
  type ChangedFile,
  isRunning,
  type Problem,
  type Publication,
  type WebsiteState,
} from '@tred/contract/editor-api';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Action } from '~/ui/Action/Action';
import { FormStatus } from '~/ui/FormStatus/FormStatus';
import { Ask } from './Ask';
import { Changes } from './Changes';
import { Problems } from './Problems';
import css from './publish.module.css';
import { sendRequest } from './send-request.ts';
import { usePublications } from './use-publications.ts';
import { when } from './when.ts';

const STEPS: [Publication['step'], string][] = [
  ['checking', 'Checking the texts'],
  ['building', 'Making the pages (about half a minute)'],
  ['switching', 'Showing them to visitors'],
];

type PublishProps = {
  state: WebsiteState;
  changes: ChangedFile[];
  onChanged: () => Promise<void>;
};

export function Publish({ state, changes: drafts, onChanged }: PublishProps) {
  const { name, mayPublish, history } = state;
  const { publications, look } = usePublications(state.publications, onChanged);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<{ message: string; problems: Problem[] }>();
  const [asked, setAsked] = useState(0);
  const [isBusy, setBusy] = useState(false);
  /** The result is above a long list. */
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked > 0) result.current?.focus();
  }, [asked]);

  async function start(address: string, body: object) {
    setBusy(true);
    const response = await sendRequest('POST', address, JSON.stringify(body));
    setBusy(false);
    setRefused(response.ok ? undefined : response);
    await (response.ok ? look() : onChanged());
    setAsked((before) => before + 1);
    return response.ok ? undefined : response.message;
  }

  const underway = publications.filter(isRunning).flatMap(({ files }) => files.map(({ path }) => path));
  const changes = drafts.filter(({ path }) => !underway.includes(path));
  const chosen = changes.flatMap(({ path, version }) => (left.has(path) ? [] : [{ path, version }]));
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
      <div className={css.page} tabIndex={-1} ref={result}>
        {refused && (
          <FormStatus tone="bad" title={`Nothing was published. ${refused.message}`}>
            <Problems problems={refused.problems} />
          </FormStatus>
        )}
        {shownOf(publications, name).map((each) => (
          <OnePublication key={each.id} {...each} isOwn={each.who === name} />
        ))}
      </div>
      {drafts.length === 0 && <p>Everything that was saved is live.</p>}
      {changes.length > 0 && <p>These changes are saved. Visitors see them when you publish.</p>}
      {changes.length > 0 && <Changes {...{ changes, choice }} onUndone={onChanged} />}
      {!mayPublish && <p>You may save, but not publish. Ask someone with that right.</p>}
      {mayPublish && changes.length > 0 && (
        <Action
          disabled={isBusy || chosen.length === 0}
          onClick={() => void start('/publish', { files: chosen })}
        >
          {isBusy ? 'Publishing …' : 'Publish'}
        </Action>
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
              {mayPublish && (
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

/** Those that run or wait, and the last one of this person. */
function shownOf(publications: Publication[], name: string): Publication[] {
  const ended = publications.filter((each) => !isRunning(each) && each.who === name);
  const last = ended.toSorted((one, other) => other.at - one.at).slice(0, 1);
  return [...publications.filter(isRunning), ...last];
}

const KINDS: Record<Publication['kind'], string> = {
  publish: '',
  'put back': 'Earlier words',
  day: 'The pages of today',
  version: 'A new version of the site',
};

function OnePublication({
  who,
  kind,
  files,
  step,
  message,
  isPublished,
  isOwn,
}: Publication & { isOwn: boolean }) {
  const what = KINDS[kind] || files.map(({ title }) => title).join(', ');
  if (step === 'failed')
    return (
      <Failed
        title={
          isPublished
            ? `It is published, but not everything followed: ${what}`
            : `Nothing was published: ${what}`
        }
        text={message}
      />
    );
  if (step === 'done')
    return (
      <FormStatus tone={message ? 'bad' : 'good'} title={message || `It is live: ${what}`}>
        <a href="/">Look at the site</a>
      </FormStatus>
    );
  const at = step === 'sending' ? STEPS.length : STEPS.findIndex(([name]) => name === step);
  return (
    <section role="status">
      <p>
        <b>{isOwn ? 'You publish' : `${who} publishes`}:</b> {what}
      </p>
      {step === 'waiting' ? (
        <p>It begins when the publication before it has ended.</p>
      ) : (
        <ol className={css.steps}>
          {STEPS.map(([name, words], position) => (
            <li key={name} aria-current={position === at ? 'step' : undefined}>
              {words}
              {position < at ? ' ✓' : position === at ? ' …' : ''}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Lines of a build's message that name a content file lead to it. */
const Failed = ({ title, text }: { title: string; text: string }) => (
  <FormStatus tone="bad" title={title}>
    {text.split('\n').map((line): ReactNode => {
      const [, path, rest] = /^site\/src\/content\/([^\s,:]+)(.*)$/.exec(line) ?? [];
      return (
        <p key={line}>
          {path && <a href={`#${path}`}>{path}</a>}
          {path ? rest : line}
        </p>
      );
    })}
  </FormStatus>
);
