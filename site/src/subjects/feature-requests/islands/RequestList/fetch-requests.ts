// All feature requests, for a list that is only a page of them.
import { ALL_REQUESTS, type FeatureRequest } from '../../requests';

export async function fetchRequests(): Promise<FeatureRequest[]> {
  const reply = await fetch(ALL_REQUESTS);
  if (!reply.ok) throw new Error(`${ALL_REQUESTS}: ${reply.status}`);
  return reply.json();
}
