// The part `peers`: the home and the contact page of this site and of its peers, in one run, in turn.
import { spawn } from 'node:child_process';
import { ensureBrowser } from '../e2e/support/ensure-browser.ts';
import { freePort } from '../scripts/free-port.ts';
import type { BuiltSite } from '../site/checks/built-site.ts';
import { answers } from './answers.ts';
import { circumstances, versionOf } from './circumstances.ts';
import { install, versionsOf } from './install.ts';
import { openLighthouse } from './lighthouse.ts';
import { OURS, titles } from './peer-names.ts';
import { makePeers } from './peers.ts';
import type { PeerVisit, Results } from './results.ts';
import { rotated } from './statistics.ts';

const PAGES = ['/', '/contact'];

/** `before`: rounds of an earlier run that these add to; each round begins with another site. */
export async function comparePeers(
  site: BuiltSite,
  dist: string,
  rounds: number,
  before: PeerVisit[][],
): Promise<Results['peers']> {
  const instruments = await install('instruments');
  const browser = await ensureBrowser();
  const peers = await makePeers(site, dist);
  const visit = await openLighthouse(instruments, browser);
  const from = circumstances({
    ...Object.assign({}, ...peers.map(({ versions }) => versions)),
    ...versionsOf(instruments),
    chromium: versionOf(browser),
  });
  const all = [{ name: OURS, folder: dist }, ...peers];
  const servers = await Promise.all(all.map(({ folder }) => serve(instruments, folder)));
  const sites = all.map(({ name }, at) => ({ name, ...servers[at] }));
  const measured: PeerVisit[][] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const visits: PeerVisit[] = [];
      for (const { name, url } of rotated(sites, before.length + round))
        for (const page of PAGES) {
          const numbers = await visit(`${url}${page}`);
          console.log(
            `${titles[name]} ${page}: ${(numbers.bytes / 1000).toFixed(1)} KB, FCP ${numbers.fcp}, LCP ${numbers.lcp}, TBT ${numbers.tbt}, TTI ${numbers.tti} ms`,
          );
          visits.push({ site: name, page, ...numbers });
        }
      measured.push(visits);
    }
  } finally {
    for (const { stop } of servers) stop();
  }
  return { ...from, rounds: [...before, ...measured] };
}

/** The same server for all, each as a process of its own: Lighthouse keeps this one busy. */
async function serve(instruments: string, folder: string): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const program = new URL('serve-folder.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [program, instruments, folder, String(port)], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  await answers(url);
  return { url, stop: () => child.kill() };
}
