// How Admin is built: a single-page application below /admin, with the components and styles of the site.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { defineConfig } from 'vite';
import { layers } from '../site/build/layers.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react(), layers()],
  resolve: { alias: { '~': fileURLToPath(new URL('../site/src', import.meta.url)) } },
  css: {
    transformer: 'lightningcss',
    lightningcss: { cssModules: { pattern: '[name]_[local]' }, exclude: Features.LightDark },
  },
  build: {
    target: ['chrome117', 'safari17.4', 'firefox125'],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
