import { join } from 'node:path';
import { languages } from '@dray/contract/languages.ts';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { classNameOf } from './class-names.ts';
import { entryWords } from './entry-words-plugin.ts';
import { precompress } from './precompress-plugin.ts';
import { preloadFont } from './preload-font-plugin.ts';
import { routeFiles } from './route-files-plugin.ts';
import { hashOfTexts, textFileNames } from './text-file-names.ts';
import { themeSheet } from './theme-sheet-plugin.ts';

const server = process.env.DRAY_SERVER_URL ?? 'http://127.0.0.1:3000';
const served = ['/graphql', '/api', '/identity', '/content', '/health', '/metrics', '/idp', '/auth'];

/** What screens of orders share and no first page needs: what is live, lists and their states, notes. */
const ofOrders =
  /web[\\/]src[\\/](platform[\\/](live[\\/]|letter-keys\.)|ui[\\/](overlay[\\/]toasts[\\/]copy-button|list[\\/](states|status-word|use-way-back)))|Icon(AlertCircle|CircleDashedCheck|ClipboardText|Copy|EyeSearch|FileDownload|HandStop|LockSquareRounded|QuestionMark|TruckReturn)\./;

/** Parts that many pages are put together from, and none of those that are seen first. */
const ofPages = /web[\\/]src[\\/]ui[\\/]page[\\/](block-states|note|offline-state|page-head|stack|stale-line)\./;

/** Icons that only forms and lists of people share, with the staff's screens among them. */
const ofForms =
  /Icon(ArrowsExchange|BuildingStore|CalendarOff|Circle|ClockOff|DoorExit|Eye|EyeOff|FileAlert|Filter|HomeMove|LayoutDashboard|Pencil|ShieldLock|UserOff|UserPlus)\./;

/** Icons and technique that screens of documents, contracts and reports share with those of orders. */
const ofPapers =
  /Icon(Ban|CircleMinus|FileInvoice|FileOff|FileTypePdf|FileZip|FolderOpen|Lock|PlugConnectedX|Printer|WritingSign|ZoomIn|ZoomOut)\.|save-file\./;

/** Icons that screens of content share with a few others. */
const ofContent = /Icon(CalendarEvent|Send|Tag|TruckDelivery)\./;

/** Technique and icons that only screens share on which files are sent. */
const ofFiles = /send-file\.|Icon(File|Photo|Trash)\./;
/** Icons of the menu, which the search over everything shows, too. */
const ofMenu = /Icon(Lifebuoy|Logout|News|Repeat|Speakerphone|ToolsKitchen2|Writing)\./;

/** The way to somebody who can help: most pages have it, those that are seen first only when something has failed. */
const ofHelp = /ask-for-help|help-reference|IconMessageQuestion\./;

/** What changes of some weight are sent with: most first pages send none. */
const ofChanges = /send-once\.|new-id\./;

/** What many screens share that nobody sees first: icons of states and ways of contact, technique of dialogs. */
const ofLater =
  /Icon(ArrowRight|BuildingWarehouse|ChevronUp|CircleX|Clock|DeviceFloppy|DotsVertical|FilterOff|History|Link|Mail|Message|Messages|Package|Phone|PlayerPause|SearchOff|Sparkles|Truck|WifiOff)\.|platform[\\/](after-press|online|trusted-types)\./;

/** What is small and needed in many places: icons, technique, buttons and the states of a block. */
const ofAll =
  /[\\/](icons-react|web[\\/]src[\\/]platform)[\\/]|[\\/]segments\.|ui[\\/](button|button-link|icon-button|loader|picture|page[\\/](block-error|waiting|message-page|later|part-boundary))\.|pack-(noun|placeholder)\./;

const framework = /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/;

const textsHash = hashOfTexts();

export default defineConfig(({ command }) => ({
  // Of the component library's own words only those of our languages are shipped.
  plugins: [
    optimizeLocales.vite({ locales: [...languages] }),
    react(),
    themeSheet(),
    entryWords(),
    preloadFont(),
    routeFiles(),
    precompress(),
  ],
  ...(command === 'build' ? { define: { __TEXTS_HASH__: JSON.stringify(textsHash) } } : {}),
  css: { modules: { generateScopedName: classNameOf } },
  // The server puts the nonce of each answer in place of this word.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2024',
    // An inlined asset would be a `data:` address, which the page's policy allows for pictures only.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Every browser of the target knows it. What a script imports is found in it: the server names it in the page
    // (`route-files-plugin.ts`).
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      // The texts are loaded by addresses that are worked out, so nothing else would bring them in.
      input: ['index.html', 'src/i18n/text-files.ts'].map((file) => join(import.meta.dirname, file)),
      output: {
        // Each name is in the first file, and seven signs tell two versions apart as well as eight.
        chunkFileNames: textFileNames(textsHash),
        // What a style sheet belongs to is known by the file that asks for it.
        assetFileNames: ({ names }) => `assets/${names[0]?.endsWith('.css') ? '' : '[name]-'}[hash:7][extname]`,
        codeSplitting: {
          // Two files for every first visit: what changes with an upgrade only, and what changes with each release.
          // Only what the entry itself needs is grouped, so that no menu or dialog is drawn into the first page.
          groups: [
            { name: 'framework', test: framework, tags: ['$initial'] },
            { name: 'shell', test: (id) => !id.endsWith('text-files.ts'), tags: ['$initial'] },
            // What is small and needed in many places travels together, and so does what is around every screen of
            // a signed-in user: thirty files weigh more than a few, and each is asked for by its name.
            {
              name: 'common',
              test: (id) =>
                ofAll.test(id) &&
                ![ofOrders, ofForms, ofPapers, ofContent, ofFiles, ofMenu, ofHelp, ofChanges, ofLater, ofPages].some(
                  (each) => each.test(id),
                ),
              minShareCount: 3,
            },
            { name: 'orders', test: ofOrders, minShareCount: 2 },
            { name: 'pages', test: ofPages, minShareCount: 2 },
            { name: 'forms', test: ofForms, minShareCount: 2 },
            { name: 'papers', test: ofPapers, minShareCount: 2 },
            { name: 'content', test: ofContent, minShareCount: 2 },
            { name: 'files', test: ofFiles, minShareCount: 2 },
            { name: 'help', test: ofHelp, minShareCount: 2 },
            { name: 'later', test: ofLater, minShareCount: 2 },
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
}));
