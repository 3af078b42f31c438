// How often someone may try a password. What is refused counts against nobody, so that strangers lock out no one.
import type { Counters, Mark } from './counters.ts';
import { networkOf } from './network.ts';

const quarterHour = 15 * 60;

/** The figures of docs/running.md; a test holds the two together. */
export const rules = {
  /** A browser that has logged in under this name before, wherever it is. */
  knownBrowser: { name: 'login-browser', limit: 10, per: quarterHour },
  /** One name from one network. */
  nameInNetwork: { name: 'login-own', limit: 10, per: quarterHour },
  /** One network, whatever the name: each try costs us 64 MB of memory for a moment. */
  network: { name: 'login-network', limit: 30, per: quarterHour },
  /** One name from anywhere: slow enough to make guessing hopeless. */
  name: { name: 'login-name', limit: 60, per: quarterHour },
  /** Wrong codes after a right password, from browsers that have not been in before: six digits are few. */
  codes: { name: 'login-codes', limit: 20, per: 24 * 60 * 60 },
  /** Lines in the trail for names that nobody has: a flood of them must not fill the disk. */
  strangers: { name: 'login-strangers', limit: 100, per: 60 * 60 },
};

export interface Try {
  name: string;
  ip: string;
  /** The browser's own mark, if it has logged in under this name before. */
  browser: string | undefined;
}

function marks({ name, ip, browser }: Try): Mark[] {
  if (browser) return [{ rule: rules.knownBrowser, key: browser }];
  const network = networkOf(ip);
  return [
    { rule: rules.nameInNetwork, key: `${network} ${name}` },
    { rule: rules.network, key: network },
    { rule: rules.name, key: name },
  ];
}

/** Before a code is looked at; returns the seconds to wait, or 0 to go on. A right one is given back. */
export const takeCode = (counters: Counters, attempt: Try): Promise<number> =>
  counters.take(codeMarks(attempt));
export const codeFitted = (counters: Counters, attempt: Try): Promise<void> =>
  counters.giveBack(codeMarks(attempt));

const codeMarks = ({ name, browser }: Try): Mark[] => (browser ? [] : [{ rule: rules.codes, key: name }]);

/** Whether a try under a name that nobody has is still worth a line in the trail. */
export const isWorthALine = async (counters: Counters): Promise<boolean> =>
  (await counters.take([{ rule: rules.strangers, key: 'all' }])) === 0;

/** Returns the seconds to wait, or 0 to go on. */
export const takeTry = (counters: Counters, attempt: Try): Promise<number> => counters.take(marks(attempt));
