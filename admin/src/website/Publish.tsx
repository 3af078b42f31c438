// Publishes what was changed; shows the history, each publication with Revert.
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ChangedFile, isRunning, type Publication, type WebsiteState } from '@tred/contract/editor-api';
import { useRef, useState } from 'react';
import { FormStatus } from '~/components/FormStatus/FormStatus';
import { Ask, Button, Title, when } from '../ui/parts';
import { Changes } from './Changes';
import css from './editor.module.css';
import { Problems } from './parts';
import { post, type Refused, request } from './requests.ts';

const STEPS: [Publication['step'], string][] = [
  ['checking', 'Checking the texts'],
  ['building', 'Building the pages'],
  ['switching', 'Showing them to visitors'],
];
const [OFTEN_MS, SELDOM_MS] = [1000, 5000];

type PublishProps = { website: WebsiteState; changes: ChangedFile[] };

export function Publish({ website, changes: drafts }: PublishProps) {
  const { name, mayPublish, history } = website;
  const { data: publications = [], refetch } = usePublications(website.publications);
  const [left, setLeft] = useState<readonly string[]>([]);
  const result = useRef<HTMLDivElement>(null);
  const { mutate, mutateAsync, isPending, error, variables } = useMutation<
    unknown,
    Refused,
    { address: string; body: object }
  >({
    mutationFn: ({ address, body }) => post(address, body),
    onSettled: async () => {
      await refetch();
      // It is above a long list.
      result.current?.focus();
    },
  });

  const running = publications.filter(isRunning);
  const ofPerson = publications.filter((each) => !isRunning(each) && each.who === name);
  const last = ofPerson.toSorted((one, other) => other.at - one.at).slice(0, 1);
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
    <>
      <Title>Publish</Title>
      <div className={css.results} tabIndex={-1} ref={result}>
        {error && (
          <FormStatus
            tone="bad"
            title={`${variables?.address === '/cancel' ? '' : 'Nothing was published. '}${error.refusal.message}`}
          >
            <Problems problems={error.refusal.problems} />
          </FormStatus>
        )}
        {[...running, ...(error ? [] : last)].map((each) => (
          <OnePublication
            key={each.id}
            {...each}
            who={each.who === name ? 'You publish' : `${each.who} publishes`}
            onCancel={mayPublish ? () => mutate({ address: '/cancel', body: { id: each.id } }) : undefined}
          />
        ))}
      </div>
      {drafts.length === 0 && <p>Everything that was saved is live.</p>}
      {changes.length > 0 && (
        <>
          <p>These changes are saved. Visitors see them when you publish.</p>
          <Changes {...{ changes, choice }} />
        </>
      )}
      {!mayPublish && <p>You may save, but not publish. Ask someone with that right.</p>}
      {mayPublish && changes.length > 0 && (
        <Button
          className="primary"
          disabled={isPending || files.length === 0}
          onClick={() => mutate({ address: '/publish', body: { files } })}
        >
          {isPending ? 'Publishing …' : 'Publish'}
        </Button>
      )}
      <section className="part">
        <h2>History</h2>
        {history.length === 0 && <p>Nothing has been published from here yet.</p>}
        <ol className={`rows ${css.lines}`}>
          {history.map(({ commit, who, at, isRevert, words }) => (
            <li key={commit}>
              <div className={css.line}>
                <p>
                  <b>{when(at)}</b>, {who}
                  {isRevert && ': reverted'}
                </p>
                <ul className="quiet">
                  {words.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </div>
              {mayPublish && (
                <Ask
                  verb="Revert"
                  of={`the publication of ${when(at)}`}
                  question="Go back to the words from before this publication? Later publications are undone too."
                  onYes={() => mutateAsync({ address: '/revert', body: { commit } })}
                />
              )}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

/** Who publishes which files, and what became of them. */
function usePublications(first: Publication[]) {
  /** When their builds began. */
  const builds = useRef(new Map<string, number>());
  return useQuery({
    queryKey: ['website', '/progress'],
    queryFn: async () => {
      const { data, builtAt } = await request<{ publications: Publication[] }>('GET', '/progress');
      return data.publications.map((each): Publication => {
        if (each.step === 'building') builds.current.set(each.id, each.at);
        // The server needs a moment to take the new build.
        const isShown = builtAt >= (builds.current.get(each.id) ?? 0);
        return each.step === 'done' && !isShown ? { ...each, step: 'switching' } : each;
      });
    },
    placeholderData: first,
    refetchInterval: ({ state: { data } }) => (data?.some(isRunning) ? OFTEN_MS : SELDOM_MS),
  });
}

const KINDS: Record<Publication['kind'], string> = {
  publish: '',
  revert: 'A revert to earlier words',
  day: 'The daily update',
  version: 'A new version of the site',
};

type OnePublicationProps = Publication & { onCancel: (() => void) | undefined };

function OnePublication(publication: OnePublicationProps) {
  const { who, kind, files, step, pages, message, problems, isPublished, onCancel } = publication;
  const what = KINDS[kind] || files.map(({ title }) => title).join(', ');
  if (step === 'failed')
    return (
      <FormStatus
        tone="bad"
        title={`${isPublished ? 'It is published, but not everything followed' : 'Nothing was published'}: ${what}`}
      >
        <Problems problems={problems} />
        <p className={css.message}>{message}</p>
      </FormStatus>
    );
  if (step === 'done')
    return (
      <FormStatus tone={message ? 'bad' : 'good'} title={message || `It is live: ${what}`}>
        <a href="/">View the site</a>
      </FormStatus>
    );
  const at = step === 'sending' ? STEPS.length : STEPS.findIndex(([name]) => name === step);
  return (
    <section className="card" role="status">
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
              {name === 'building' && step === 'building' && pages && `: ${pages.done} of ${pages.of}`}
              {position < at ? ' ✓' : position === at ? ' …' : ''}
            </li>
          ))}
        </ol>
      )}
      {onCancel && step !== 'switching' && step !== 'sending' && <Button onClick={onCancel}>Cancel</Button>}
    </section>
  );
}
