// The words of the page that shows what the sandbox would have sent.
import { keyFor } from '@tred/sandbox/http/keys';
import { brand, organisation } from '~/facts/organisation';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { PageMeta } from '~/seo/page-meta';
import type { SandboxLogProps } from '~/subjects/developers/SandboxLog/SandboxLog';

export const meta = {
  path: '/developers/sandbox-log',
  title: 'Log of webhooks and SMS, signed and unsent',
  ogTitle: 'What would have been sent',
  description: `The webhooks that ${brand} has signed for your test key, with address, header and body, and the SMS that guardians would have got. Nothing is sent.`,
  crumb: 'Log of webhooks',
  under: [{ name: 'Developers', path: '/developers' }],
} satisfies PageMeta;

export const hero = {
  look: 'statement',
  kicker: { label: 'Developers', href: '/developers' },
  title: 'What would have been sent',
  lead: 'In the sandbox every event is signed as the real ones are, and every SMS is written out. Nothing leaves this site: you read here what your program and a guardian would have got.',
  actions: [
    { label: 'The sandbox and its keys', href: '/docs/uganda/sandbox#try-it-now' },
    { label: 'Check a signature', href: '/docs/api/webhooks#check-the-signature' },
  ],
} satisfies HeroProps;

export const log = {
  id: 'log',
  title: 'Your key’s log',
  lead: 'The last hundred webhooks and two hundred SMS, newest first. A payment shows once it has settled, a few seconds after it was asked for.',
  keyField: { label: 'Sandbox key', value: keyFor('secondary') },
  button: 'Show the log',
  lists: { webhooks: 'Webhooks', messages: 'SMS to guardians' },
  says: {
    found: 'Webhooks: {webhooks}. SMS: {messages}.',
    nothing: 'Nothing yet. Ask a test phone to pay, wait five seconds, and look again.',
    unknown: 'The sandbox does not know this key. Was it copied whole?',
    busy: 'This key has used up its requests for this minute. Wait a little.',
    failed: 'The log cannot be read just now. Is the sandbox switched on here?',
  },
  command: {
    title: 'The same in a terminal',
    language: 'bash',
    code: `curl https://${organisation.domain}/sandbox/log \\
  -H "Authorization: Bearer $TRED_KEY"`,
  },
} satisfies SandboxLogProps;

export const closing = {
  title: 'Make something happen first',
  text: 'Ask a phone to pay, close a register, admit a child or publish marks. Each causes an event, and most cause an SMS.',
  actions: [
    { label: 'Getting started', href: '/docs/uganda/getting-started' },
    { label: 'The five events', href: '/docs/api/webhooks' },
  ],
} satisfies ClosingCallProps;
