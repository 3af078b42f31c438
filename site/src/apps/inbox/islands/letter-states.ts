// Names of the states of a letter.
import type { LetterState } from '@tred/contract/letters';

export const stateNames: Record<LetterState, string> = {
  scheduled: 'Will be sent',
  sending: 'Being sent',
  paused: 'Paused',
  stopped: 'Stopped',
  sent: 'Sent',
};
