// Brings the script of each part of the page that has one: a part says `data-client="Stories"` in its own markup, and
// `Stories.client.ts` stands beside it. So no page can forget a script, and none carries one that it has no use for.

type Script = () => Promise<{ start: () => void }>;

/** By the name of the part. Written out because every page carries it: the paths of a glob would weigh as much again. */
export const scripts: Record<string, Script> = {
  ContactLine: () => import('~/ui/ContactLine/ContactLine.client'),
  CookiePanel: () => import('~/subjects/cookies/CookiePanel/CookiePanel.client'),
  CopyBox: () => import('~/ui/CopyBox/CopyBox.client'),
  Lookup: () => import('~/subjects/lookup/Lookup/Lookup.client'),
  OfflineSwitch: () => import('~/subjects/offline/OfflineSwitch/OfflineSwitch.client'),
  RecurringDate: () => import('~/ui/RecurringDate/RecurringDate.client'),
  RequestList: () => import('~/subjects/feature-requests/islands/RequestList/RequestList.client'),
  RunExamples: () => import('~/subjects/docs/RunExamples/RunExamples.client'),
  SandboxLog: () => import('~/subjects/developers/SandboxLog/SandboxLog.client'),
  SchoolPrice: () => import('~/subjects/pricing/SchoolPrice/SchoolPrice.client'),
  SearchPanel: () => import('~/subjects/search/SearchPanel/SearchPanel.client'),
  Stories: () => import('~/subjects/startup/Stories/Stories.client'),
};

export function partScripts(): void {
  const parts = document.querySelectorAll<HTMLElement>('[data-client]');
  const names = new Set([...parts].map(({ dataset }) => dataset.client ?? ''));
  for (const name of names) void scripts[name]?.().then(({ start }) => start());
}
