// The part `peers`: the home and the contact page of this site and of its peers, in one run, in turn.
import { ensureBrowser, findWholeBrowser } from '../scripts/browser.ts';
import type { BuiltSite } from '../site/checks/built-site.ts';
import { circumstances, versionOf } from './circumstances.ts';
import { install, versionsOf } from './install.ts';
import { openLighthouse } from './lighthouse.ts';
import { FLOOR, OURS, titles } from './peer-names.ts';
import { makePeers } from './peers.ts';
import type { PeerVisit, Results } from './results.ts';
import { startServer } from './start-server.ts';
import { rotated } from './statistics.ts';

const PAGES = ['/', '/contact'];
/** The floor is for the home page. */
const isAsked = (site: string, page: string) => site !== FLOOR || page === '/';

/** `before`: rounds of an earlier run that these add to; each round begins with another site. */
export async function comparePeers(
  site: BuiltSite,
  dist: string,
  rounds: number,
  before: PeerVisit[][],
  keep: (result: Results['peers']) => void,
): Promise<void> {
  const instruments = await install('instruments');
  const browser = await ensureBrowser(findWholeBrowser);
  const peers = await makePeers(site, dist);
  const visit = await openLighthouse(instruments, browser);
  const from = circumstances({
    ...Object.assign({}, ...peers.map(({ versions }) => versions)),
    ...versionsOf(instruments),
    chromium: versionOf(browser),
  });
  const all = [{ name: OURS, folder: dist }, ...peers];
  // The same server for all, each a process of its own: Lighthouse keeps this one busy.
  const servers = await Promise.all(
    all.map(({ folder }) => startServer('serve-folder.ts', [instruments, folder])),
  );
  const sites = all.map(({ name }, at) => ({ name, ...servers[at] }));
  const measured: PeerVisit[][] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const visits: PeerVisit[] = [];
      measured.push(visits);
      for (const { name, port } of rotated(sites, before.length + round))
        for (const page of PAGES.filter((each) => isAsked(name, each))) {
          const numbers = await visit(`http://127.0.0.1:${port}${page}`);
          console.log(
            `${titles[name]} ${page}: ${(numbers.bytes / 1000).toFixed(1)} KB, FCP ${numbers.fcp}, LCP ${numbers.lcp}, TBT ${numbers.tbt}, TTI ${numbers.tti} ms`,
          );
          visits.push({ site: name, page, ...numbers });
          // At once: a run that is stopped has what it has.
          keep({ ...from, rounds: [...before, ...measured] });
        }
    }
  } finally {
    for (const { stop } of servers) stop();
  }
}
