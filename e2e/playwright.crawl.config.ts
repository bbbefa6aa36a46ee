import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Presses every control of every screen; a sample of it (DRAY_CRAWL_ONE_IN) is part of `npm test`. */
export default defineConfig({ ...journeys, testDir: 'crawl', testMatch: 'crawl.spec.ts' });
