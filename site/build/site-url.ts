// The address that the site will be found at, as the setting SITE_URL has it. It stands in every page, feed and
// sitemap, so a wrong one stops the build.

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
