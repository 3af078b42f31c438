// How much one network may ask of the sandbox, whatever keys it uses. Kept in memory: it is only a sandbox.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A school may sit behind one address, so the limits are those of ten programs. */
export const usualLimits = { requestsAMinute: 600, schoolsAnHour: 20, networks: 5_000 } as const;

export interface NetworkLimits {
  /** Seconds to wait, when a request is one too many. */
  request(network: string, at: number): number | undefined;
  /** The same, when it would be given a school of its own. */
  newSchool(network: string, at: number): number | undefined;
}

export function createNetworkLimits(limits: {
  requestsAMinute: number;
  schoolsAnHour: number;
  networks: number;
}): NetworkLimits {
  const counter = (most: number, period: number) => {
    const counts = new Map<string, { from: number; used: number }>();
    return (network: string, at: number): number | undefined => {
      const before = counts.get(network);
      const isRunning = before !== undefined && at >= before.from && at < before.from + period;
      const count = isRunning ? { from: before.from, used: before.used + 1 } : { from: at, used: 1 };
      counts.delete(network);
      counts.set(network, count);
      const [oldest] = counts.keys();
      if (counts.size > limits.networks && oldest !== undefined) counts.delete(oldest);
      return count.used > most ? Math.ceil((count.from + period - at) / 1000) : undefined;
    };
  };
  return {
    request: counter(limits.requestsAMinute, MINUTE),
    newSchool: counter(limits.schoolsAnHour, HOUR),
  };
}
