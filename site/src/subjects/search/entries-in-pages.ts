// What has an address inside a page: modules, open positions, feature requests, the store's products.
import { meta as careers } from '~/content/pages/careers';
import { day, learning, meta as modules, record } from '~/content/pages/modules';
import { meta as store } from '~/content/pages/store';
import { storeProducts } from '~/content/store-products';
import { requestPath } from '~/subjects/feature-requests/requests';
import { loadRequests } from '../feature-requests/load';
import { loadJobs } from '../jobs/load';
import { openPositions } from '../jobs/view';

type Link = { label: string; href: string };

export async function entriesInPages(): Promise<Link[]> {
  const jobs = openPositions(await loadJobs());
  const { requests } = await loadRequests();
  const chapters = [learning, day, record].flatMap((part) => part.chapters);
  return [
    ...chapters.map(({ id, title }) => ({ label: title, href: `${modules.path}#${id}` })),
    ...jobs.map(({ id, title }) => ({ label: title, href: `${careers.path}#${id}` })),
    ...requests.map((request) => ({ label: request.title, href: requestPath(request) })),
    ...storeProducts.map(({ id, name }) => ({ label: name, href: `${store.path}#${id}` })),
  ];
}
