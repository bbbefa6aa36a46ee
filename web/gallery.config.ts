import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '@dray/contract/languages.ts';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const nonce = 'gallery';

/** The gallery built by itself, for its tests: under the policy of the portal, and outside of what is shipped. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  plugins: [optimizeLocales.vite({ locales: [...languages] }), react()],
  html: { cspNonce: nonce },
  build: {
    target: 'es2024',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    outDir: join(tmpdir(), `dray-gallery-${process.pid}`),
    emptyOutDir: true,
    rolldownOptions: { input: join(import.meta.dirname, 'ui.html') },
  },
  preview: {
    headers: {
      'Content-Security-Policy': [
        "default-src 'none'",
        `script-src 'self' 'nonce-${nonce}'`,
        `style-src 'self' 'nonce-${nonce}'`,
        "style-src-attr 'unsafe-inline'",
        "font-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "require-trusted-types-for 'script'",
      ].join('; '),
    },
  },
});
