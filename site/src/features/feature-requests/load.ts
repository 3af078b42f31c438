// Loads the feature requests and their categories from the collections.

import { releases } from '~/features/releases/schema';
import { untilContentChanges } from '~/readers/content';
import { listRequests, requestPath } from './requests';
import { requestCategories, requests } from './schema';

export const loadRequests = untilContentChanges(async () => {
  const categories = await requestCategories.load();
  const versions = (await releases.load()).map(({ id }) => id);
  return { categories, requests: listRequests(await requests.load(), categories, versions) };
});

export async function loadCompletedRequests() {
  return (await loadRequests()).requests.flatMap((request) => {
    const { title, description, votes, release } = request;
    return release ? [{ title, description, votes, release, href: requestPath(request) }] : [];
  });
}
