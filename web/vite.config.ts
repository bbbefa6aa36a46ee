import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './precompress-plugin.ts';
import { preloadFont } from './preload-font-plugin.ts';

const server = process.env.DRAY_SERVER_URL ?? 'http://127.0.0.1:3000';
const served = ['/graphql', '/api', '/identity', '/content', '/health', '/metrics', '/idp', '/auth'];

const framework = /node_modules[\\/](react|react-dom|scheduler|i18next|react-i18next|@tanstack)[\\/]/;

export default defineConfig({
  plugins: [react(), preloadFont(), precompress()],
  // The server puts the nonce of each answer in place of this word.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2024',
    // An inlined asset would be a `data:` address, which the page's policy allows for pictures only.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Two files for every first visit: what changes with an upgrade only, and what changes with each release.
          // Only what the entry itself needs is grouped, so that no menu or dialog is drawn into the first page.
          groups: [
            { name: 'framework', test: framework, tags: ['$initial'] },
            { name: 'shell', tags: ['$initial'] },
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
