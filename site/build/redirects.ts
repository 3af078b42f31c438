// Turns the list of moved addresses into static redirect pages and dist/_redirects, which hosts and the desk read.
import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

function formatRedirects(list: Readonly<Record<string, string>>): string {
  return Object.entries(list)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
}

export function redirects(list: Readonly<Record<string, string>>): AstroIntegration {
  return {
    name: 'tred:redirects',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ redirects: list });
      },
      'astro:build:done': async ({ dir }) => {
        await writeFile(new URL('_redirects', dir), formatRedirects(list));
      },
    },
  };
}
