import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Tests start programs of ours, and half of what one costs is reading the same sources again.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'dray-compile-cache');

const common = { testTimeout: 30_000, hookTimeout: 30_000 };
/** Put something in the place of a whole module, so they must be the first to load it. `verify` finds those without the name. */
const mocking = '**/*.mocking.test.{ts,tsx}';

// As Node itself resolves it: of two copies of GraphQL each refuses the other's schema.
const resolve = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

export default defineConfig({
  test: {
    globalSetup: ['tools/test-postgres.ts'],
    // Files wait for PostgreSQL and for programs they start: three keep two cores busy.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
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
        // As with the server: half of the time was loading the same again.
        test: {
          ...common,
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: [mocking],
          isolate: false,
          setupFiles: ['web/fresh-modules.ts'],
        },
      },
      {
        resolve,
        test: {
          ...common,
          name: 'rest',
          include: ['{demo,embedded,tools,e2e,bench}/**/*.test.ts'],
          exclude: [mocking],
          isolate: false,
        },
      },
      {
        resolve,
        test: { ...common, name: 'mocking', include: [mocking] },
      },
    ],
  },
});
