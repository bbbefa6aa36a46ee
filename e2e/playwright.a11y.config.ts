import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

process.env.DRAY_A11Y = 'full';

/** Every screen in every language, brand, colour scheme and width; too long for each change, so a command of its own. */
export default defineConfig({
  ...journeys,
  projects: [
    {
      name: 'a11y',
      testDir: '.',
      testMatch: ['a11y/*.spec.ts', 'parts/barriers.spec.ts', 'journeys/all-screens.spec.ts'],
    },
  ],
});
