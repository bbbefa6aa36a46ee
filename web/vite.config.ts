import { languages } from '@dray/contract/languages.ts';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './precompress-plugin.ts';
import { preloadFont } from './preload-font-plugin.ts';
import { sizeBudget } from './size-budget-plugin.ts';

const server = process.env.DRAY_SERVER_URL ?? 'http://127.0.0.1:3000';
const served = ['/graphql', '/api', '/identity', '/content', '/health', '/metrics', '/idp', '/auth'];

const framework = /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/;

export default defineConfig({
  // Of the component library's own words only those of our languages are shipped.
  plugins: [optimizeLocales.vite({ locales: [...languages] }), react(), preloadFont(), sizeBudget(), precompress()],
  // The server puts the nonce of each answer in place of this word.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2024',
    // An inlined asset would be a `data:` address, which the page's policy allows for pictures only.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Every browser of the target knows it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Two files for every first visit: what changes with an upgrade only, and what changes with each release.
          // Only what the entry itself needs is grouped, so that no menu or dialog is drawn into the first page.
          groups: [
            { name: 'framework', test: framework, tags: ['$initial'] },
            { name: 'shell', tags: ['$initial'] },
            // What is small and needed in many places travels together, and so does what stands around every screen of
            // a signed-in user: thirty files weigh more than a few, and each is asked for by its name.
            {
              name: 'common',
              test: /[\\/](icons-react|web[\\/]src[\\/]platform)[\\/]|[\\/]segments\./,
              minShareCount: 3,
            },
            { name: 'portal', test: /[\\/]shell[\\/]portal-frame\.tsx$/ },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env.DRAY_WEB_PORT ?? 5173),
    strictPort: true,
    proxy: Object.fromEntries(served.map((path) => [path, { target: server, xfwd: true }])),
  },
});
