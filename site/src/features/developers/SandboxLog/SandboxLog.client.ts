// Shows the messages that the sandbox would have sent for a key. A header carries the key, to keep it out of the
// address.

type Webhook = {
  url: string;
  type: string;
  created_at: string;
  headers: Record<string, string>;
  body: string;
};
type Message = { to: string; text: string; sent_at: string };
type Log = { webhooks: Webhook[]; messages: Message[] };
type Says = Record<'found' | 'nothing' | 'unknown' | 'busy' | 'failed', string>;

export function start(): void {
  for (const log of document.querySelectorAll<HTMLElement>('[data-client="SandboxLog"]')) {
    const form = log.querySelector('form');
    const status = log.querySelector<HTMLElement>('[data-says]');
    if (!form || !status) continue;
    const says = JSON.parse(status.dataset.says ?? '{}') as Says;
    for (const waiting of form.querySelectorAll<HTMLElement>('[hidden]')) waiting.hidden = false;
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      const key = String(new FormData(form).get('key') ?? '').trim();
      const result = await readLog(key);
      show(log, typeof result === 'string' ? { webhooks: [], messages: [] } : result);
      if (typeof result === 'string') status.textContent = says[result];
      else {
        const { webhooks, messages } = result;
        const words = webhooks.length + messages.length > 0 ? says.found : says.nothing;
        status.textContent = words
          .replace('{webhooks}', String(webhooks.length))
          .replace('{messages}', String(messages.length));
      }
    });
  }
}

async function readLog(key: string): Promise<Log | 'unknown' | 'busy' | 'failed'> {
  try {
    const reply = await fetch('/sandbox/log', { headers: { authorization: `Bearer ${key}` } });
    if (reply.ok) return (await reply.json()) as Log;
    return reply.status === 401 ? 'unknown' : reply.status === 429 ? 'busy' : 'failed';
  } catch {
    return 'failed';
  }
}

function show(log: HTMLElement, { webhooks, messages }: Log): void {
  list(log, 'webhooks', 'data-webhook', webhooks, ({ url, type, created_at, headers, body }) => ({
    'data-time': clock(created_at),
    'data-type': type,
    'data-url': url,
    'data-request': [...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', body].join(
      '\n',
    ),
  }));
  list(log, 'messages', 'data-message', messages, ({ to, text, sent_at }) => ({
    'data-time': clock(sent_at),
    'data-to': to,
    'data-text': text,
  }));
}

/** `2026-11-16 10:24:31`, in Kampala time. */
const clock = (moment: string) => moment.slice(0, 19).replace('T', ' ');

function list<T>(
  log: HTMLElement,
  name: string,
  template: string,
  entries: readonly T[],
  texts: (entry: T) => Record<string, string>,
): void {
  const part = log.querySelector<HTMLElement>(`[data-list="${name}"]`);
  const pattern = log.querySelector<HTMLTemplateElement>(`template[${template}]`)?.content;
  if (!part || !pattern) return;
  part.hidden = entries.length === 0;
  part.querySelector('ol')?.replaceChildren(
    ...entries.map((entry) => {
      const item = pattern.cloneNode(true) as DocumentFragment;
      for (const [place, text] of Object.entries(texts(entry))) {
        const element = item.querySelector(`[${place}]`);
        if (element) element.textContent = text;
      }
      return item;
    }),
  );
}
