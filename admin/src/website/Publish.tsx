// Publishes what was changed; shows the history with Put back.
import {
  type ChangedFile,
  isRunning,
  type Problem,
  type Publication,
  type WebsiteState,
} from '@tred/contract/editor-api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Action } from '~/components/Action/Action';
import { FormStatus } from '~/components/FormStatus/FormStatus';
import { when } from '../inbox/parts';
import { Changes } from './Changes';
import css from './editor.module.css';
import { Ask, Problems } from './parts';
import { get, post } from './send-request.ts';

const STEPS: [Publication['step'], string][] = [
  ['checking', 'Checking the texts'],
  ['building', 'Making the pages (about half a minute)'],
  ['switching', 'Showing them to visitors'],
];
const [OFTEN_MS, SELDOM_MS] = [1000, 5000];

type PublishProps = { website: WebsiteState; changes: ChangedFile[] };

export function Publish({ website, changes: drafts }: PublishProps) {
  const { name, mayPublish, history } = website;
  const { publications, look } = usePublications(website.publications);
  const [left, setLeft] = useState<readonly string[]>([]);
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
    const response = await post(address, body);
    setBusy(false);
    setRefused(response.ok ? undefined : response);
    await look();
    setAsked((before) => before + 1);
    return response.ok ? undefined : response.message;
  }

  const running = publications.filter(isRunning);
  /** Of this person. */
  const ended = publications.filter((each) => !isRunning(each) && each.who === name);
  const last = ended.toSorted((one, other) => other.at - one.at).slice(0, 1);
  const underway = running.flatMap(({ files }) => files.map(({ path }) => path));
  const changes = drafts.filter(({ path }) => !underway.includes(path));
  const files = changes.flatMap(({ path, version }) => (left.includes(path) ? [] : [{ path, version }]));
  const choice = ({ path, title }: ChangedFile) => (
    <input
      type="checkbox"
      aria-label={`Publish ${title}`}
      checked={!left.includes(path)}
      onChange={({ target }) =>
        setLeft(target.checked ? left.filter((each) => each !== path) : [...left, path])
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
        {[...running, ...(refused ? [] : last)].map((each) => (
          <OnePublication
            key={each.id}
            {...each}
            who={each.who === name ? 'You publish' : `${each.who} publishes`}
          />
        ))}
      </div>
      {drafts.length === 0 && <p>Everything that was saved is live.</p>}
      {changes.length > 0 && <p>These changes are saved. Visitors see them when you publish.</p>}
      {changes.length > 0 && <Changes {...{ changes, choice }} />}
      {!mayPublish && <p>You may save, but not publish. Ask someone with that right.</p>}
      {mayPublish && changes.length > 0 && (
        <Action disabled={isBusy || files.length === 0} onClick={() => void start('/publish', { files })}>
          {isBusy ? 'Publishing …' : 'Publish'}
        </Action>
      )}
      <h2>History</h2>
      {history.length === 0 && <p>Nothing has been published from here yet.</p>}
      <ol className={css.rows}>
        {history.map(({ commit, who, at, isPutBack, words }) => (
          <li key={commit}>
            <p>
              <b>{when(at)}</b>, {who}
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
                of={`the publication of ${when(at)}`}
                question="Publish the words from before this, and undo the publications that came later?"
                onYes={() => start('/put-back', { commit })}
              />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Who publishes which files, and what became of them. */
function usePublications(first: Publication[]) {
  const [publications, setPublications] = useState(first);
  /** When their builds began. */
  const builds = useRef(new Map<string, number>());
  const running = publications.filter(isRunning).length;
  const look = useCallback(async () => {
    const response = await get<{ publications: Publication[] }>('/progress');
    if (!response.ok) return;
    const now = response.data.publications.map((each): Publication => {
      if (each.step === 'building') builds.current.set(each.id, each.at);
      // The desk needs a moment to take the new build.
      const isShown = response.builtAt >= (builds.current.get(each.id) ?? 0);
      return each.step === 'done' && !isShown ? { ...each, step: 'switching' } : each;
    });
    setPublications(now);
  }, []);
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), running > 0 ? OFTEN_MS : SELDOM_MS);
    return () => clearInterval(timer);
  }, [look, running]);
  return { publications, look };
}

const KINDS: Record<Publication['kind'], string> = {
  publish: '',
  'put back': 'Earlier words',
  day: 'The pages of today',
  version: 'A new version of the site',
};

function OnePublication({ who, kind, files, step, message, problems, isPublished }: Publication) {
  const what = KINDS[kind] || files.map(({ title }) => title).join(', ');
  if (step === 'failed')
    return (
      <FormStatus
        tone="bad"
        title={`${isPublished ? 'It is published, but not everything followed' : 'Nothing was published'}: ${what}`}
      >
        <Problems problems={problems} />
        {message
          .split('\n')
          .filter(Boolean)
          .map((line) => (
            <p key={line}>{line}</p>
          ))}
      </FormStatus>
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
        <b>{who}:</b> {what}
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
