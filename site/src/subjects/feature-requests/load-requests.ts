// The feature requests and their categories, from the two collections.
import { getCollection } from 'astro:content';
import { listRequests } from './request-pages';

export const loadRequestEntries = () => getCollection('requests');

export async function loadRequests() {
  const categories = await getCollection('requestCategories');
  const releases = (await getCollection('releases')).map(({ id }) => id);
  return { categories, requests: listRequests(await loadRequestEntries(), categories, releases) };
}
