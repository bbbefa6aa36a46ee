import { defineConfig } from 'vitest/config';

const common = { testTimeout: 30_000, hookTimeout: 30_000 };
/** Put something in the place of a whole module, so they must be the first to load it. */
const mocking = 'server/src/capabilities/identity/*-guesses.test.ts';

// As Node itself resolves it: of two copies of GraphQL each refuses the other's schema.
const resolve = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

export default defineConfig({
  test: {
    globalSetup: ['tools/test-postgres.ts'],
    maxWorkers: 2,
    projects: [
      {
        resolve,
        test: {
          ...common,
          name: 'server',
          include: ['{contract,server}/**/*.test.ts'],
          exclude: [mocking],
          // Loading the server anew for every file took a third of the time. Each file has a portal and a database of its
          // own; whatever it changes of the process itself it must put back.
          isolate: false,
        },
      },
      {
        resolve,
        test: { ...common, name: 'rest', include: ['{web,demo,embedded,tools,e2e}/**/*.test.{ts,tsx}', mocking] },
      },
    ],
  },
});
