import { defineConfig } from 'vitest/config';

/** The tests that prove rules without a database: thousands of planted faults are judged by them in minutes. */
export default defineConfig({
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: [
      'contract/src/**/*.test.ts',
      'server/src/capabilities/**/*.model.test.ts',
      'server/src/capabilities/cart/exact-*.test.ts',
    ],
    testTimeout: 30_000,
  },
});
