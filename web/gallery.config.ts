import { join } from 'node:path';
import { languages } from '@dray/contract/languages.ts';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { themeSheet } from './theme-sheet-plugin.ts';

/** The gallery built by itself, for its tests; it is no part of what is shipped. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  plugins: [optimizeLocales.vite({ locales: [...languages] }), react(), themeSheet()],
  // The tests put the nonce of the page in place of this word, as the server does.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2024',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    emptyOutDir: true,
    // One sheet: the layers keep the order in which the base names them.
    cssCodeSplit: false,
    rolldownOptions: { input: join(import.meta.dirname, 'ui.html') },
  },
});
