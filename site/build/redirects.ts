// Turns the list of moved addresses into static redirect pages, and into lines for hosts that read dist/_redirects.
import { MANIFEST_FILE } from '@tred/contract/manifest';
import type { AstroIntegration } from 'astro';

/** As Netlify and its kind read them. What is written for the desk is nobody else's to see. */
export function formatRedirects(list: Readonly<Record<string, string>>): string {
  const moved = Object.entries(list).map(([from, to]) => `${from} ${to} 301\n`);
  return [`/${MANIFEST_FILE} /404.html 404!\n`, ...moved].join('');
}

export function redirects(list: Readonly<Record<string, string>>): AstroIntegration {
  return {
    name: 'tred:redirects',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ redirects: list });
      },
    },
  };
}
