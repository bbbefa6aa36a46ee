import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

delete process.env.DRAY_CRAWL_SAMPLE;

/** Presses every control of every screen; a sample of it is part of `npm test`. */
export default defineConfig({ ...journeys, projects: [{ name: 'crawl', testDir: 'crawl' }] });
