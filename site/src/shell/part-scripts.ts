// Loads the scripts of a page's parts: markup with `data-client="Stories"` loads `Stories.client.ts`, so a page cannot
// forget a script or load an unused one.

type Script = () => Promise<{ start: () => void }>;

/** By part name. A literal list, because the paths of a glob would double the size on every page. */
export const scripts: Record<string, Script> = {
  BlogList: () => import('~/features/blog/BlogList/BlogList.client'),
  ContactLine: () => import('~/components/ContactLine/ContactLine.client'),
  CookiePanel: () => import('~/features/cookies/CookiePanel/CookiePanel.client'),
  CopyBox: () => import('~/components/CopyBox/CopyBox.client'),
  EarningsEstimator: () => import('~/features/affiliate/EarningsEstimator/EarningsEstimator.client'),
  EventPlaces: () => import('~/features/events/EventPlaces/EventPlaces.client'),
  Learner: () => import('~/features/product/Learner/Learner.client'),
  Lookup: () => import('~/features/reference/Lookup/Lookup.client'),
  OfflineSwitch: () => import('~/features/offline/OfflineSwitch/OfflineSwitch.client'),
  RequestList: () => import('~/features/feature-requests/islands/RequestList/RequestList.client'),
  RunExamples: () => import('~/features/docs/RunExamples/RunExamples.client'),
  SandboxLog: () => import('~/features/developers/SandboxLog/SandboxLog.client'),
  SchoolPrice: () => import('~/features/pricing/SchoolPrice/SchoolPrice.client'),
  SearchPanel: () => import('~/features/search/SearchPanel/SearchPanel.client'),
  Stories: () => import('~/features/startup/Stories/Stories.client'),
};

/** Parts that work or are read without their script: it loads when one of them is seen, or nearly. */
const whenSeen = ['BlogList', 'ContactLine', 'Learner'];

export function partScripts(): void {
  const started = new Set<string>();
  async function begin({ dataset: { client = '' } }: HTMLElement, then?: () => void): Promise<void> {
    if (started.has(client)) return;
    started.add(client);
    (await scripts[client]?.())?.start();
    then?.();
  }
  const see = (entries: IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) begin(target as HTMLElement);
  };
  const watcher = new IntersectionObserver(see, { rootMargin: '100px' });
  for (const part of document.querySelectorAll<HTMLElement>('[data-client]')) {
    const { client = '' } = part.dataset;
    if (client === 'CopyBox')
      // Loads at the first press of a button, and then gets that press.
      part.addEventListener('click', ({ target }) => {
        const button = (target as Element).closest<HTMLElement>('[data-copy]');
        if (button) begin(part, () => button.click());
      });
    // The address may ask for more of the list.
    else if (whenSeen.includes(client) && !location.search) watcher.observe(part);
    else begin(part);
  }
}
