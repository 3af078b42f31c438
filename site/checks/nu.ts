// Every page by the Nu Html Checker, which the W3C's validator runs. It needs Java: where there is none, it is left out and
// the run says so.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import type { BuiltSite } from './built-site.ts';
import type { Finding } from './check.ts';

export type NuMessage = { url: string; message: string; extract?: string };

/** What it complains of and is no fault of the page, each with the reason. */
const gaps: [RegExp, string][] = [
  [/^CSS: /, 'it reads styles by an older standard than Lightning CSS, which wrote them'],
  [/^The text content of element “time”/, 'in a template, the time is filled in by the script that uses it'],
];

/** What it says of a folder's pages; nothing where there is no Java. */
export function askNu(folder: string): NuMessage[] | undefined {
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const options = ['--errors-only', '--exit-zero-always', '--skip-non-html', '--format', 'json', '--stdout'];
  // It runs too briefly to gain by what Java's second compiler does for it: without, half the work.
  const java = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-jar', jar];
  const run = spawnSync('java', [...java, ...options, folder], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (run.error) return undefined;
  return (JSON.parse(run.stdout) as { messages: NuMessage[] }).messages;
}

export function nu(site: BuiltSite, said: readonly NuMessage[] | undefined): Finding {
  if (!said) return { checked: 'no Java to run it', problems: [], leftOut: true };
  // A redirect page is read by machines only; the gallery shows side by side what never meets on one page.
  const pages = site.pages.filter((page) => !page.isRedirect && !page.isGallery);
  const pageAt = (url: string) =>
    site.pages
      .filter(({ file }) => url.endsWith(`/${file}`))
      .sort((one, other) => other.file.length - one.file.length)
      .at(0);
  const problems = said
    .filter(({ message }) => !gaps.some(([known]) => known.test(message)))
    .flatMap(({ url, message, extract = '' }) => {
      const page = pageAt(url);
      if (!page || !pages.includes(page)) return [];
      return [{ where: page.address, what: `${message} ${extract.trim()}` }];
    });
  return { checked: `${pages.length} pages`, problems };
}
