// How often each feature request was voted for, by its name. Apart from the transport, which every page carries.
import { parseVotes } from '@tred/contract/votes';
import { origin, simulated } from '~/forms/transport';

/** Undefined when the desk cannot say. */
export async function readVotes(): Promise<Record<string, number> | undefined> {
  if (simulated) return undefined;
  try {
    const response = await fetch(`${origin}/api/votes`);
    return parseVotes(await response.json());
  } catch {
    return undefined;
  }
}
