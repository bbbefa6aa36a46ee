import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserArguments } from './browser-arguments.ts';

// Of the crawl a sample; all of it is `npm run test:crawl`.
process.env.DRAY_CRAWL_SAMPLE ??= '1';

export default defineConfig({
  projects: [
    { name: 'parts', testDir: 'parts' },
    { name: 'journeys', testDir: 'journeys' },
    // It presses what it likes, so it comes when nobody else orders any more.
    { name: 'crawl', testDir: 'crawl', dependencies: ['journeys'] },
  ],
  globalSetup: './start-product.ts',
  fullyParallel: true,
  // A journey waits for its browser and its browser for the server: three keep two cores busy.
  workers: Math.ceil(availableParallelism() * 1.5),
  retries: process.env.CI === '1' ? 1 : 0,
  timeout: 60_000,
  // Long enough for a machine with more to do than this; what holds at once is not waited for.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    // Set by the one who runs the product, or by the global set-up before the workers read this.
    ...(process.env.DRAY_URL ? { baseURL: process.env.DRAY_URL } : {}),
    trace: 'off',
    // What slides or fades is waited for at every press; journeys about opening, closing and moving ask for motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: browserArguments,
    },
  },
});
