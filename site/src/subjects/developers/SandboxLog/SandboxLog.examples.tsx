// The log before anybody has asked for it.
import { SandboxLog } from './SandboxLog';

export const examples = {
  usual: (
    <SandboxLog
      title="Your key’s log"
      keyField={{ label: 'Sandbox key', value: 'tred_test_EXAMPLE4h8s2k' }}
      button="Show the log"
      lists={{ webhooks: 'Webhooks', messages: 'SMS to guardians' }}
      says={{
        found: 'Webhooks: {webhooks}. SMS: {messages}.',
        nothing: 'Nothing yet.',
        unknown: 'The sandbox does not know this key.',
        busy: 'Wait a little.',
        failed: 'The log cannot be read just now.',
      }}
      command={{ title: 'In a terminal', language: 'bash', code: 'curl https://tred.example/sandbox/log' }}
    />
  ),
};
