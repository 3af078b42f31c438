// The build's headers and redirects as an include for nginx, so that there is one source for every host.
import type { SiteManifest } from '@tred/contract/manifest';
import { drawingPolicy, usualPolicy } from './static-site.ts';

const quote = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const policy = 'content-security-policy';
/** For files that no rule is about, as the desk has it. */
const usual: Record<string, string> = { 'cache-control': 'no-cache', [policy]: usualPolicy };

/** The paths nginx may know a page by: as asked, and as the file it found. */
function keys(path: string): string[] {
  if (path === '/') return ['/', '/index.html'];
  return [path, `${path}/index.html`, `${path}.html`];
}

export function nginxHeaders({
  headers: rules,
  redirects: moved,
}: Pick<SiteManifest, 'headers' | 'redirects'>): string {
  const everywhere = rules.find(({ path }) => path === '/*')?.headers ?? {};
  const special = rules.filter(({ path }) => path !== '/*');
  const names = [...new Set([policy, ...special.flatMap(({ headers }) => Object.keys(headers))])];
  const variable = (name: string) => `$tred_${name.replaceAll('-', '_')}`;

  const maps = names.map((name) => {
    const lines = special.flatMap(({ path, headers }) => {
      const value = headers[name];
      if (value === undefined) return [];
      if (path.endsWith('*')) return [`    ~^${path.slice(0, -1)} ${quote(value)};`];
      return keys(path).map((key) => `    ${key} ${quote(value)};`);
    });
    if (name === policy) lines.push(`    ~\\.svg$ ${quote(drawingPolicy)};`);
    return [`map $uri ${variable(name)} {`, `    default ${quote(usual[name] ?? '')};`, ...lines, '}'].join(
      '\n',
    );
  });
  const redirects = Object.entries(moved).map(
    ([from, to]) => `    ${from} ${quote(to)};\n    ${from}/ ${quote(to)};`,
  );
  return [
    '# Made from the build by "npm run desk -- headers nginx". Include it at the level of http.',
    'map_hash_bucket_size 256;',
    'map_hash_max_size 8192;',
    ...maps,
    ['map $uri $tred_moved {', '    default "";', ...redirects, '}'].join('\n'),
    ...Object.entries(everywhere).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    // nginx leaves out a header whose value is empty.
    ...names.map((name) => `add_header ${name} ${variable(name)} always;`),
    '',
  ].join('\n');
}
