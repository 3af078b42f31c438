// One visit to a page by Lighthouse, as on a slow phone: mobile, 400 kbit/s, 400 ms, a processor four times slower, all of
// it applied while the page loads and nothing computed afterwards.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const THROTTLING = { kbitPerSecond: 400, latencyMs: 400, cpuSlowdown: 4 };

export type Visit = {
  /** All that came over the network, headers included. */
  bytes: number;
  requests: number;
  /** Milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  tti: number;
};

type Audit = { numericValue?: number; details?: { items?: { transferSize?: number }[] } };
type Lighthouse = (
  url: string,
  flags: Record<string, unknown>,
) => Promise<{ lhr: { audits: Record<string, Audit>; runtimeError?: { message: string } } }>;
type Launcher = {
  launch(options: Record<string, unknown>): Promise<{ port: number; kill(): void }>;
};

/** Loads Lighthouse from where it was installed. */
export async function openLighthouse(instruments: string, browser: string) {
  const load = async <Module>(file: string) =>
    (await import(pathToFileURL(join(instruments, 'node_modules', file)).href)) as Module;
  const { default: lighthouse } = await load<{ default: Lighthouse }>('lighthouse/core/index.js');
  const launcher = await load<Launcher>('chrome-launcher/dist/index.js');

  /** A browser of its own for each visit: nothing is known from the one before. */
  return async function visit(url: string): Promise<Visit> {
    const chrome = await launcher.launch({
      chromePath: browser,
      chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
    });
    const stop = () => {
      chrome.kill();
      process.exit(1);
    };
    process.once('SIGTERM', stop);
    try {
      const { lhr } = await lighthouse(url, {
        port: chrome.port,
        logLevel: 'error',
        disableFullPageScreenshot: true,
        onlyAudits: [
          'first-contentful-paint',
          'largest-contentful-paint',
          'total-blocking-time',
          'interactive',
          'network-requests',
        ],
        formFactor: 'mobile',
        throttlingMethod: 'devtools',
        throttling: {
          requestLatencyMs: THROTTLING.latencyMs,
          downloadThroughputKbps: THROTTLING.kbitPerSecond,
          uploadThroughputKbps: THROTTLING.kbitPerSecond,
          cpuSlowdownMultiplier: THROTTLING.cpuSlowdown,
        },
      });
      if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
      const ms = (name: string) => {
        const value = lhr.audits[name]?.numericValue;
        if (value === undefined) throw new Error(`Lighthouse gave no ${name} for ${url}`);
        return Math.round(value);
      };
      const requests = lhr.audits['network-requests']?.details?.items ?? [];
      return {
        bytes: requests.reduce((all, { transferSize = 0 }) => all + transferSize, 0),
        requests: requests.length,
        fcp: ms('first-contentful-paint'),
        lcp: ms('largest-contentful-paint'),
        tbt: ms('total-blocking-time'),
        tti: ms('interactive'),
      };
    } finally {
      process.off('SIGTERM', stop);
      chrome.kill();
    }
  };
}
