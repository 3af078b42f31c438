// Routes for issues: list, preview, test, send, stop. Their words are files of the site, and drafts are the editor's.
import { hash, randomUUID } from 'node:crypto';
import { json } from 'node:stream/consumers';
import {
  campaignOf,
  ISSUE_NAME,
  ISSUES_FILE,
  type IssueContent,
  type IssueList,
  type IssueState,
  issueContent,
  issueFile,
  issueList,
} from '@tred/contract/newsletter';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db, Tables } from './db/tables.ts';
import { errorMessage } from './error-text.ts';
import { HttpError, type InboxOptions, needs } from './inbox/inbox-request.ts';
import { addStaffHooks } from './inbox/inbox-routes.ts';
import { type ApiOf, addRoutes, route } from './inbox/route.ts';
import { testIssueUsage } from './limits/rules.ts';
import type { Mailer } from './mail/mailer.ts';
import {
  countRecipients,
  listIssues,
  readWaiting,
  refusedAddresses,
  scheduleIssue,
  stopIssue,
} from './newsletter/issues.ts';
import type { StaticSite } from './site/static-site.ts';
import { askEditor, type EditorSettings } from './website/ask-editor.ts';
import type { FastifyPluginAsyncZod } from './zod-routes.ts';

interface IssueOptions {
  inbox: InboxOptions;
  mailer: Mailer | undefined;
  website: EditorSettings | undefined;
}

const name = z.string().max(40).regex(ISSUE_NAME);
const one = { query: z.object({ id: name }) };
const tested = { body: z.object({ id: name, to: z.email().max(254) }) };
const sent = { body: z.object({ id: name, version: z.string().max(60), at: z.number().optional() }) };
const stopped = { body: z.object({ id: name }) };

/** An issue with links only. */
const framePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";
const longestWait = 90 * 24 * 60 * 60_000;

const fileText = (site: StaticSite, address: string): unknown => {
  const file = site.find(address);
  return file && JSON.parse(file.plain.body.toString());
};

function listOf(site: StaticSite): IssueList {
  return issueList.safeParse(fileText(site, ISSUES_FILE)).data ?? { issues: [], news: [] };
}

const versionOf = ({ subject, html, text }: IssueContent) =>
  hash('sha256', JSON.stringify([subject, html, text]), 'base64url').slice(0, 22);

/** Links to pages that the site does not have. */
function brokenLinks(site: StaticSite, { html, url }: IssueContent): string[] {
  const own = new URL(url);
  const links = [...html.matchAll(/\bhref="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  const paths = links
    .filter((href) => URL.canParse(href) && new URL(href).origin === own.origin)
    .map((href) => new URL(href).pathname);
  return [...new Set(paths)]
    .filter((path) => path !== own.pathname && !site.find(path) && !site.redirect(path))
    .map((path) => `A link leads to ${path}, and there is no such page.`);
}

async function toSending(
  db: Db,
  { id, state, starts_at, unsubscribed, sent, unsure, refused }: Tables['issues'],
) {
  const visits = await db
    .selectFrom('visit_counts')
    .select((eb) => eb.fn.sum<number | null>('count').as('visits'))
    .where('kind', '=', 'campaign')
    .where('name', '=', campaignOf(id))
    .executeTakeFirst();
  const { waiting, error } = await readWaiting(db, id);
  const shown: IssueState = state === 'sending' && waiting === 0 ? 'sent' : state;
  return {
    state: shown,
    ...{ at: starts_at, sent, unsure, waiting, error, refused, unsubscribed },
    visits: Number(visits?.visits ?? 0),
    addresses: refused > 0 ? await refusedAddresses(db, id) : [],
  };
}

type Site = Pick<FastifyInstance, 'site'>;

async function readDraft(
  request: FastifyRequest,
  id: string,
  website: EditorSettings | undefined,
): Promise<IssueContent | undefined> {
  if (!website || !request.rights.has('edit')) return undefined;
  const person = { name: request.staff, rights: [...request.rights] };
  try {
    const reply = await askEditor(website, person, { method: 'GET', url: `/page${issueFile(id)}` });
    return issueContent.safeParse(await json(reply)).data;
  } catch (error) {
    request.log.warn({ error: errorMessage(error) }, 'could not read the draft of an issue');
    return undefined;
  }
}

function newsletterApi(app: Site, options: IssueOptions) {
  const { inbox, mailer } = options;
  const { clock, store } = inbox;
  const { db } = store;
  const { site } = app;
  /** As it is on the site, or else as a draft. */
  async function read(request: FastifyRequest, id: string) {
    const { success: published, data } = issueContent.safeParse(fileText(site, issueFile(id)));
    const issue = data ?? (await readDraft(request, id, options.website));
    if (!issue) throw new HttpError(404, 'There is no such issue. Save it under Website first.');
    const problems = [...issue.problems, ...brokenLinks(site, issue)];
    return { issue: { ...issue, problems }, published, version: versionOf(issue) };
  }

  return {
    'GET /newsletter': route({}, async () => {
      const { issues, news } = listOf(site);
      const sendings = new Map((await listIssues(db)).map((row) => [row.id, row]));
      const gone = [...sendings.values()]
        .filter(({ id }) => !issues.some((issue) => issue.id === id))
        .map(({ id, subject: title }) => ({ id, title }));
      const listed = [...gone, ...issues].map(async ({ id, title }) => {
        const row = sendings.get(id);
        return { id, title, sending: row ? await toSending(db, row) : null };
      });
      return {
        issues: await Promise.all(listed),
        news,
        subscribers: await countRecipients(db),
        lastDate: issues[0]?.date ?? '',
        mail: mailer !== undefined,
      };
    }),

    'GET /newsletter/issue': route(one, (request) => read(request, request.query.id)),

    'GET /newsletter/frame': route(one, async (request, reply) => {
      const { issue } = await read(request, request.query.id);
      return reply
        .headers({ 'content-security-policy': framePolicy, 'x-frame-options': 'SAMEORIGIN' })
        .type('text/html; charset=utf-8')
        .send(issue.html);
    }),

    'POST /newsletter/test': route(tested, async (request) => {
      const { id, to } = request.body;
      if (!mailer) throw new HttpError(409, 'There is no mail server: set SMTP_URL.');
      const { issue } = await read(request, id);
      const wait = await inbox.limiter.consume(testIssueUsage(request.staff));
      if (wait > 0) throw new HttpError(429, 'You have sent many tests. Try again in an hour.', wait);
      const subject = `[Test] ${issue.subject}`;
      const email = inbox.context.emails.issue({ ...issue, subject, to, token: '' });
      await mailer({ id: randomUUID(), ...email }).catch((error: unknown) => {
        throw new HttpError(409, `The mail server did not take it: ${errorMessage(error).slice(0, 300)}`);
      });
      await request.audit('newsletter-tested', { about: id });
      return { message: `Sent to ${to}. The link to unsubscribe works only in the newsletter itself.` };
    }),

    'POST /newsletter/send': route(sent, async (request) => {
      const { id, version, at } = request.body;
      const now = clock();
      if (!mailer) throw new HttpError(409, 'There is no mail server: set SMTP_URL.');
      if (at !== undefined && (at <= now || at > now + longestWait))
        throw new HttpError(409, 'Choose a time in the next three months.');
      const { issue, published, version: current } = await read(request, id);
      if (!published) throw new HttpError(409, 'Publish the issue first: its page is in the email.');
      if (version !== current)
        throw new HttpError(409, 'The issue was changed after you saw it. Look at it again.');
      const { subject, html, text } = issue;
      await db.transaction().execute(async (tx) => {
        if (!(await scheduleIssue(tx, { id, subject, html, text, startsAt: at ?? now })))
          throw new HttpError(409, 'This issue was sent before. Nobody gets it twice.');
        const when = at ? ` at ${new Date(at).toISOString()}` : '';
        await request.audit('newsletter-started', { about: id + when }, tx);
      });
      return {};
    }),

    'POST /newsletter/stop': route(stopped, async (request) => {
      const { id } = request.body;
      await db.transaction().execute(async (tx) => {
        if (!(await stopIssue(tx, id))) throw new HttpError(409, 'Its state has changed. Reload to see it.');
        await request.audit('newsletter-stopped', { about: `${id}: stop` }, tx);
      });
      return {};
    }),
  };
}

/** For admin/. */
export type NewsletterApi = ApiOf<ReturnType<typeof newsletterApi>>;

export const newsletterRoutes: FastifyPluginAsyncZod<IssueOptions> = async (app, options) => {
  addStaffHooks(app, options.inbox);
  app.addHook('onRequest', needs('publish'));
  addRoutes(app, newsletterApi(app, options));
};
