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
  RecurringDate: () => import('~/ui/RecurringDate/RecurringDate.client'),
  RequestList: () => import('~/subjects/feature-requests/islands/RequestList/RequestList.client'),
  RunExamples: () => import('~/subjects/docs/RunExamples/RunExamples.client'),
  SandboxLog: () => import('~/subjects/developers/SandboxLog/SandboxLog.client'),
  School: () => import('~/ui/School/School.client'),
  SchoolPrice: () => import('~/subjects/pricing/SchoolPrice/SchoolPrice.client'),
  SearchPanel: () => import('~/apps/search/SearchPanel/SearchPanel.client'),
  SimilarRequests: () => import('~/subjects/feature-requests/SimilarRequests/SimilarRequests.client'),
  Stories: () => import('~/subjects/startup/Stories/Stories.client'),
};

export function partScripts(): void {
  const parts = document.querySelectorAll<HTMLElement>('[data-client]');
  const names = new Set([...parts].map(({ dataset }) => dataset.client ?? ''));
  for (const name of names) void scripts[name]?.().then(({ start }) => start());
}
