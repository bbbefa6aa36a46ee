import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,server,web,embedded,tools}/**/*.test.{ts,tsx}'],
    globalSetup: ['tools/test-postgres.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
  },
});
