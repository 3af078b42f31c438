// Loads the scripts of a page's parts: markup with `data-client="Stories"` loads `Stories.client.ts`, so a page cannot
// forget a script or load an unused one.

type Script = () => Promise<{ start: () => void }>;

/** By part name. A literal list, because the paths of a glob would double the size on every page. */
export const scripts: Record<string, Script> = {
  ContactLine: () => import('~/ui/ContactLine/ContactLine.client'),
  CookiePanel: () => import('~/subjects/cookies/CookiePanel/CookiePanel.client'),
  CopyBox: () => import('~/ui/CopyBox/CopyBox.client'),
  EarningsEstimator: () => import('~/subjects/affiliate/EarningsEstimator/EarningsEstimator.client'),
  EventPlaces: () => import('~/subjects/events/EventPlaces/EventPlaces.client'),
  Learner: () => import('~/subjects/product/Learner/Learner.client'),
  Lookup: () => import('~/subjects/lookup/Lookup/Lookup.client'),
  OfflineSwitch: () => import('~/subjects/offline/OfflineSwitch/OfflineSwitch.client'),
  RequestList: () => import('~/subjects/feature-requests/islands/RequestList/RequestList.client'),
  RunExamples: () => import('~/subjects/docs/RunExamples/RunExamples.client'),
  SandboxLog: () => import('~/subjects/developers/SandboxLog/SandboxLog.client'),
  School: () => import('~/ui/School/School.client'),
  SchoolPrice: () => import('~/subjects/pricing/SchoolPrice/SchoolPrice.client'),
  SearchPanel: () => import('~/apps/search/SearchPanel/SearchPanel.client'),
  Stories: () => import('~/subjects/startup/Stories/Stories.client'),
};

/** Parts that nobody can press before their script runs: it loads when one of them is seen, or nearly. */
const whenSeen = ['ContactLine', 'CopyBox', 'Learner', 'School'];

export function partScripts(): void {
  const started = new Set<string>();
  const begin = ({ dataset: { client = '' } }: HTMLElement) => {
    if (started.has(client)) return;
    started.add(client);
    void scripts[client]?.().then(({ start }) => start());
  };
  const see = (entries: IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) begin(target as HTMLElement);
  };
  const watcher = new IntersectionObserver(see, { rootMargin: '100px' });
  for (const part of document.querySelectorAll<HTMLElement>('[data-client]')) {
    if (whenSeen.includes(part.dataset.client ?? '')) watcher.observe(part);
    else begin(part);
  }
}
