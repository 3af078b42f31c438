// The newsletter: its issues with their numbers, and what the next one can be about.
import { useQuery } from '@tanstack/react-query';
import type { Overview } from '@tred/contract/editor-api';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Badge } from '~/components/Badge/Badge';
import { addDays, formatDate, todayInKampala } from '~/lib/dates';
import { counted } from '~/lib/format-text';
import { type Reply, useApi } from '../api';
import { NotAllowed } from '../Frame';
import { mayEditWebsite, useStaff } from '../session';
import { Button, Loaded, Message, Title } from '../ui/parts';
import ui from '../ui/ui.module.css';
import { get, inWords, sendRequest } from '../website/send-request';
import { fileAddress } from '../website/where';
import css from './newsletter.module.css';

type Newsletter = Reply<'GET /newsletter'>;
export type Sending = NonNullable<Newsletter['issues'][number]['sending']>;
type News = Newsletter['news'][number];

export const stateNames: Record<Sending['state'], string> = {
  scheduled: 'Scheduled',
  sending: 'Being sent',
  stopped: 'Stopped',
  sent: 'Sent',
};

export function Newsletter() {
  const { session } = useStaff();
  const mayPublish = session.rights.includes('publish');
  const mayWrite = mayEditWebsite(session);
  const newsletter = useApi('GET /newsletter', {}, { enabled: mayPublish });
  const drafts = useDrafts(mayPublish && mayWrite);
  if (!mayPublish)
    return (
      <NotAllowed>The newsletter is for people who may publish. An owner can give you that right.</NotAllowed>
    );
  return (
    <div className={ui.screen}>
      <Title>Newsletter</Title>
      <Loaded of={newsletter}>
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
              <p className={ui.quiet}>
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

type Draft = { id: string; title: string };

/** Of the editor, which starts for it. */
function useDrafts(asks: boolean): Draft[] {
  const { data } = useQuery({
    queryKey: ['website', '/overview'],
    queryFn: () => get<Overview>('/overview'),
    enabled: asks,
  });
  const files = data?.ok ? data.data.types.find(({ id }) => id === 'letters')?.files : undefined;
  return (files ?? []).map(({ path, title }) => ({ id: path.replace(/^letters\/|\.md$/g, ''), title }));
}

function Issues({ issues, drafts }: { issues: Newsletter['issues']; drafts: readonly Draft[] }) {
  const unpublished = drafts.filter(({ id }) => !issues.some((issue) => issue.id === id));
  if (issues.length + unpublished.length === 0) return <p>There is no issue yet.</p>;
  return (
    <ul className={ui.rows}>
      {unpublished.map(({ id, title }) => (
        <Row key={id} id={id} title={title} state="Draft" />
      ))}
      {issues.map(({ id, title, sending }) => (
        <Row key={id} id={id} title={title} state={sending ? stateNames[sending.state] : 'Not sent'}>
          {sending && sending.state !== 'scheduled' && (
            <>
              {`${sending.sent} sent, ${sending.refused} refused, `}
              {`${sending.unsubscribed} unsubscribed, ${sending.visits} visits`}
            </>
          )}
        </Row>
      ))}
    </ul>
  );
}

const Row = ({ id, title, state, children }: Draft & { state: string; children?: ReactNode }) => (
  <li>
    <Link className={css.issue} to={`/newsletter/${id}`}>
      <span className={css.title}>{title}</span>
      {children && <span className={ui.quiet}>{children}</span>}
      <Badge tone={state === stateNames.sent ? 'good' : 'neutral'}>{state}</Badge>
    </Link>
  </li>
);

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
  const [problem, setProblem] = useState('');

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
    const reply = await sendRequest('PUT', '/file', JSON.stringify(saving));
    if (reply.ok) await navigate(fileAddress(saving));
    else setProblem(inWords(reply));
  }

  return (
    <section className={ui.part}>
      <h2 className={ui.subtitle}>Write the next issue</h2>
      <p>Choose what it is about. The editor opens it with a line for each.</p>
      {kinds.map((kind) => {
        const items = news.filter((item) => item.kind === kind);
        if (items.length === 0) return null;
        return (
          <fieldset key={kind} className={css.news}>
            <legend>{kind}</legend>
            <div className={css.items}>
              {items.map((item) => (
                <label key={keyOf(item)} className={ui.tick}>
                  <input
                    type="checkbox"
                    checked={chosen.includes(keyOf(item))}
                    onChange={({ target }) => {
                      const others = chosen.filter((key) => key !== keyOf(item));
                      setChosen(target.checked ? [...others, keyOf(item)] : others);
                    }}
                  />
                  <span>
                    {item.title} <span className={ui.quiet}>{formatDate(item.date)}</span>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
      <Message error={problem} />
      <Button look="primary" onClick={() => void start()}>
        Start the issue
      </Button>
    </section>
  );
}
