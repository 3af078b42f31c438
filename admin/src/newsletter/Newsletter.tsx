// The newsletter: its issues with their numbers, and what the next one can be about.
import { useQuery } from '@tanstack/react-query';
import type { Overview } from '@tred/contract/editor-api';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Badge } from '~/components/Badge/Badge';
import { addDays, formatDate, todayInKampala } from '~/lib/dates';
import { counted } from '~/lib/format-text';
import { type Reply, useApi } from '../api';
import { mayEditWebsite, useStaff } from '../session';
import { Form, Loaded, Title } from '../ui/parts';
import { get, put } from '../website/requests';
import { fileAddress } from '../website/where';
import css from './newsletter.module.css';

type Newsletter = Reply<'GET /newsletter'>;
export type Sending = NonNullable<Newsletter['issues'][number]['sending']>;
type News = Newsletter['news'][number];
type Draft = { id: string; title: string };

export const stateNames: Record<Sending['state'], string> = {
  scheduled: 'Scheduled',
  sending: 'Being sent',
  stopped: 'Stopped',
  sent: 'Sent',
};

export function Newsletter() {
  const mayWrite = mayEditWebsite(useStaff().session);
  const drafts = useDrafts(mayWrite);
  return (
    <div className="screen">
      <Title>Newsletter</Title>
      <Loaded of={useApi('GET /newsletter', {})}>
        {(data) => (
          <>
            <p>
              {counted(data.subscribers, { one: 'confirmed subscriber.', many: 'confirmed subscribers.' })}
              {!data.mail &&
                ' There is no mail server, so nothing can be sent: an administrator sets SMTP_URL.'}
            </p>
            <Issues issues={data.issues} drafts={drafts} />
            {mayWrite ? (
              <NextIssue {...data} taken={[...data.issues, ...drafts].map(({ id }) => id)} />
            ) : (
              <p className="quiet">
                Issues are written in the editor, by people who may edit the website, or as files in
                content/letters.
              </p>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

/** Of the editor, which starts for it. */
function useDrafts(enabled: boolean): Draft[] {
  const { data } = useQuery({
    queryKey: ['website', '/overview'],
    queryFn: () => get<Overview>('/overview'),
    enabled,
  });
  const files = data?.types.find(({ id }) => id === 'letters')?.files ?? [];
  return files.map(({ path, title }) => ({ id: path.replace(/^letters\/|\.md$/g, ''), title }));
}

function Issues({ issues, drafts }: { issues: Newsletter['issues']; drafts: readonly Draft[] }) {
  const unpublished = drafts.filter(({ id }) => !issues.some((issue) => issue.id === id));
  const all = [
    ...unpublished.map((draft) => ({ ...draft, sending: undefined, state: 'Draft' })),
    ...issues.map((issue) => ({
      ...issue,
      state: issue.sending ? stateNames[issue.sending.state] : 'Not sent',
    })),
  ];
  if (all.length === 0) return <p>There is no issue yet.</p>;
  return (
    <ul className="rows">
      {all.map(({ id, title, sending, state }) => (
        <li key={id}>
          <Link to={`/newsletter/${id}`}>
            <span>{title}</span>
            {sending && sending.state !== 'scheduled' && (
              <span className="quiet">
                {`${sending.sent} sent, ${sending.refused} refused, `}
                {`${sending.unsubscribed} unsubscribed, ${sending.visits} visits`}
              </span>
            )}
            <Badge tone={sending?.state === 'sent' ? 'good' : 'neutral'}>{state}</Badge>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const kinds = ['Articles', 'Releases', 'Events'] as const;
/** Events of these days are ticked. */
const SOON = 45;

/** Articles and releases since the last issue, and events soon. */
const isNew = ({ kind, date }: News, since: string, today: string) =>
  kind === 'Events' ? date <= addDays(today, SOON) : date > since;

/** An event is listed for each of its days. */
const keyOf = ({ href, date }: News) => `${href} ${date}`;

const linkTo = ({ title, href, text }: News) => `- [${title.replaceAll(/[[\]]/g, '')}](${href}): ${text}`;

function NextIssue({ news, lastDate, taken }: Newsletter & { taken: readonly string[] }) {
  const today = todayInKampala();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(() => news.filter((item) => isNew(item, lastDate, today)).map(keyOf));

  async function start() {
    const month = today.slice(0, 7);
    let id = month;
    for (let number = 2; taken.includes(id); number += 1) id = `${month}-${number}`;
    const name = formatDate(today).replace(/^\d+ /, '');
    const parts = kinds.map((kind) => {
      const items = news.filter((item) => item.kind === kind && chosen.includes(keyOf(item)));
      return items.length > 0 ? `## ${kind}\n\n${items.map(linkTo).join('\n')}\n` : '';
    });
    const saving = {
      path: `letters/${id}.md`,
      version: '',
      value: {
        title: `What is new in ${name}`,
        description: `The newsletter of ${name}: new articles, what changed in the product, and the events that you can come to next.`,
        date: today,
        sample: false,
        draft: false,
      },
      body: ['[Say in two sentences what this issue is about.]\n', ...parts].filter(Boolean).join('\n'),
    };
    await put(saving);
    await navigate(fileAddress(saving));
  }

  return (
    <section className="part">
      <h2>Write the next issue</h2>
      <p>Choose what it is about. The editor opens it with a line for each.</p>
      <Form submit="Start the issue" look="primary" isWide onSend={start}>
        {kinds.map((kind) => {
          const items = news.filter((item) => item.kind === kind);
          if (items.length === 0) return null;
          return (
            <fieldset key={kind} className={css.news}>
              <legend>{kind}</legend>
              {items.map((item) => (
                <label key={keyOf(item)}>
                  <input
                    type="checkbox"
                    checked={chosen.includes(keyOf(item))}
                    onChange={({ target }) => {
                      const others = chosen.filter((key) => key !== keyOf(item));
                      setChosen(target.checked ? [...others, keyOf(item)] : others);
                    }}
                  />
                  <span>
                    {item.title} <span className="quiet">{formatDate(item.date)}</span>
                  </span>
                </label>
              ))}
            </fieldset>
          );
        })}
      </Form>
    </section>
  );
}
