// Reads the pages for kinds of institution, in their order.
import { audiences, type LoadedAudience } from './schema';

export async function loadAudiences(): Promise<LoadedAudience[]> {
  const found = await audiences.load();
  return found.map(({ id, data }) => ({ id, ...data })).sort((a, b) => a.order - b.order);
}
