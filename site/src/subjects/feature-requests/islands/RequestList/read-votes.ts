// How often each feature request was voted for, by its name, and a name to vote by. Apart from the transport, which every page carries.
import { parseVotes, type Votes } from '@tred/contract/votes';
import { origin, simulated } from '~/forms/transport';

/** Undefined when the desk cannot say. */
export async function readVotes(): Promise<Votes | undefined> {
  if (simulated) return undefined;
  try {
    const response = await fetch(`${origin}/api/votes`);
    return parseVotes(await response.json());
  } catch {
    return undefined;
  }
}
