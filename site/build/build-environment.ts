// The settings of a build: the environment it is started with, and the address of the site.

export const buildEnvironment = {
  ASTRO_TELEMETRY_DISABLED: '1',
  // The bundler gives memory back as soon as it is done with it, instead of keeping it for later: 200 MB less at the height.
  MIMALLOC_PURGE_DELAY: '0',
  // What threads take for pictures and compressed copies comes from two stores, not from one for each: 150 MB less.
  MALLOC_ARENA_MAX: '2',
  // And what is larger than a few pages of memory goes back at once: 60 MB less.
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  // Collects what is no longer used in small steps, before it asks for more. Five thousand articles need 1.4 GB in all;
  // a larger site sets more in the variable of the same name.
  NODE_OPTIONS: ['--max-old-space-size=1500', '--max-semi-space-size=16', process.env.NODE_OPTIONS]
    .join(' ')
    .trim(),
};

/** The origin in SITE_URL. It stands in every page, feed and sitemap, so a wrong one stops the build. */
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
