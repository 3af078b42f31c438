// Loads the feature requests and their categories from the collections.
import { getCollection } from 'astro:content';
import { oncePerBuild } from '~/lib/once';
import { listRequests, requestPath } from './requests';

export const loadRequests = oncePerBuild(async () => {
  const categories = await getCollection('requestCategories');
  const releases = (await getCollection('releases')).map(({ id }) => id);
  return { categories, requests: listRequests(await getCollection('requests'), categories, releases) };
});

export async function loadCompletedRequests() {
  return (await loadRequests()).requests.flatMap((request) => {
    const { title, description, votes, release } = request;
    return release ? [{ title, description, votes, release, href: requestPath(request) }] : [];
  });
}
