import { defineConfig } from '@playwright/test';
import { browserArguments } from './browser-arguments.ts';

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './start-product.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  // Long enough for a machine with more to do than this; what holds at once is not waited for.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    // Set by whoever runs the product, or by the global set-up before the workers read this.
    ...(process.env.DRAY_URL ? { baseURL: process.env.DRAY_URL } : {}),
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: browserArguments,
    },
  },
});
