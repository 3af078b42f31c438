// Environment of the build process, and the site's address.

export const buildEnvironment = {
  ASTRO_TELEMETRY_DISABLED: '1',
  // The bundler returns memory at once: 200 MB less at the peak.
  MIMALLOC_PURGE_DELAY: '0',
  // Two memory arenas for all threads: 150 MB less.
  MALLOC_ARENA_MAX: '2',
  // Large blocks return to the system at once: 60 MB less.
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  // Limits the heap. Five thousand articles need 1.4 GB; a larger site sets the variable itself.
  NODE_OPTIONS: ['--max-old-space-size=1500', '--max-semi-space-size=16', process.env.NODE_OPTIONS]
    .join(' ')
    .trim(),
};

/** The origin in SITE_URL. Every page contains it, so a wrong one stops the build. */
export function siteUrl(setting: string | undefined): string {
  if (!setting) return 'https://tred.example';
  const url = URL.canParse(setting) ? new URL(setting) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`SITE_URL must be an address like https://www.example.com, and is "${setting}".`);
  if (url.pathname !== '/' || url.search || url.hash)
    throw new Error(
      `SITE_URL must end with the host: the site cannot stand in a folder such as "${url.pathname}".`,
    );
  return url.origin;
}

/** What the environment says about the site that is rendered. */
export function renderSettings(env: NodeJS.ProcessEnv) {
  const {
    SITE_URL,
    PUBLIC_FORMS_ORIGIN: server,
    PUBLIC_VISITS: counter,
    HSTS_SUBDOMAINS,
    TRED_COMPRESS,
  } = env;
  return {
    origin: siteUrl(SITE_URL),
    serverOrigin: server ? new URL(server).origin : undefined,
    visitsOrigin: counter ? new URL(counter.split(' ')[0] ?? '').origin : undefined,
    subdomains: HSTS_SUBDOMAINS === 'on',
    compression: compressionOf(TRED_COMPRESS),
  };
}

/** `quick` is for a trial, `off` for pages that nobody gets. */
const compressionOf = (setting: string | undefined): 'strong' | 'quick' | 'off' =>
  setting === 'quick' || setting === 'off' ? setting : 'strong';
