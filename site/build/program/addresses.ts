// Every address of the site, and how to make what is there.

import type { APIContext, APIRoute, GetStaticPaths, RouteData } from 'astro';
import { createApp } from 'astro/app/entrypoint';
import { redirects } from '../../src/facts/website.ts';
import { untilContentChanges } from '../../src/readers/content.ts';

type Params = Record<string, string | undefined>;
type Props = Record<string, unknown>;
type Module = { getStaticPaths?: GetStaticPaths; GET?: APIRoute };

export type Address = {
  kind: 'page' | 'file' | 'redirect';
  /** Where a build writes it. */
  file: string;
  make: () => Promise<Response>;
};

const app = createApp({ streaming: false });
const modules = import.meta.glob<Module>(['../../src/pages/**/*.{astro,ts}', '../../src/gallery/*.astro']);
const site = import.meta.env.SITE;

/** Loads the code of all routes. */
export const loadRoutes = () => Promise.all(Object.values(modules).map((load) => load()));

export const addresses = untilContentChanges(async (): Promise<ReadonlyMap<string, Address>> => {
  const found = new Map<string, Address>();
  for (const route of app.manifestData.routes) {
    const load = modules[`../../${route.component}`];
    if (!load) continue;
    const module = await load();
    // As in development: the first route that has it.
    for (const { address, ...at } of await pathsOf(route, module))
      if (!found.has(address)) found.set(address, addressOf(route, module, address, at));
  }
  for (const [from, to] of Object.entries(redirects()))
    found.set(from, { kind: 'redirect', file: fileAt(from), make: async () => redirectPage(from, to) });
  return found;
});

async function pathsOf(route: RouteData, { getStaticPaths }: Module) {
  if (route.pathname) return [{ address: route.pathname, params: {}, props: {} }];
  if (!getStaticPaths) throw new Error(`${route.component} has parameters, and does not list its addresses.`);
  const paths = await getStaticPaths({ routePattern: route.route, paginate });
  return paths.flat().map(({ params, props = {} }) => ({
    address: pathWith(route, params as Params),
    params: params as Params,
    props: props as Props,
  }));
}

const paginate = () => {
  throw new Error('Lists divide themselves into pages (lib/paging.ts).');
};

/** `/blog/[article]` with its parameter. */
const pathWith = ({ segments }: RouteData, params: Params): string =>
  `/${segments
    .map((parts) =>
      parts
        .map(({ content, dynamic }) => (dynamic ? (params[content.replace('...', '')] ?? '') : content))
        .join(''),
    )
    .filter((segment) => segment !== '')
    .join('/')}`;

const fileAt = (address: string) =>
  address === '/404' ? '404.html' : `${address.slice(1)}/index.html`.replace(/^\//, '');

type At = { params: Params; props: Props };

function addressOf(route: RouteData, { GET }: Module, address: string, { params, props }: At): Address {
  const url = new URL(address, site);
  const request = new Request(url);
  if (!GET)
    return {
      kind: 'page',
      file: fileAt(address),
      make: () => app.render(request, { routeData: route, locals: { props } }),
    };
  const context = { params, props, url, request, site: new URL(site) };
  return { kind: 'file', file: address.slice(1), make: async () => GET(context as unknown as APIContext) };
}

/** For hosts that do not read the rules in \`_redirects\`. */
const redirectPage = (from: string, to: string) =>
  new Response(
    `<!doctype html><title>Redirecting to: ${to}</title><meta http-equiv="refresh" content="0;url=${to}"><meta name="robots" content="noindex"><link rel="canonical" href="${new URL(to, site).href}"><body><a href="${to}">Redirecting from <code>${from}</code> to <code>${to}</code></a></body>`,
  );
