// `/manifest.webmanifest`: name and icons of the site on a home screen.

import type { APIRoute } from 'astro';
import { organisation } from '~/facts/organisation';
import { LANGUAGE } from '~/lib/locale';
import { THEME_COLOURS } from '~/seo/head';

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export const GET: APIRoute = () =>
  Response.json({
    id: '/',
    name: organisation.name,
    short_name: organisation.name,
    description: organisation.description,
    lang: LANGUAGE,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    // Its own window with a back button.
    display: 'minimal-ui',
    theme_color: THEME_COLOURS.light,
    background_color: THEME_COLOURS.light,
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  });
