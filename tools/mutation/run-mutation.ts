import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { listRules, sampleOf } from './mutated-files.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
});

/** Faults are planted in a copy under `.data`, so anyone who stops it half-way has their sources as they were. */
async function plantFaults(files: readonly string[]): Promise<void> {
  const stryker = new Stryker({
    mutate: [...files],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tools/mutation/vitest.config.ts', related: true },
    // Texts are names that types check, or words that people read and other tests look at.
    mutator: { excludedMutations: ['StringLiteral'] },
    // What is evaluated once for all tests could only be judged by all of them, again and again.
    ignoreStatic: true,
    // The copy's tsconfig would be rewritten by a part of TypeScript that its seventh version does not have.
    ignorePatterns: ['bench', 'demo', 'docs', 'e2e', 'embedded', 'web', 'tsconfig.json'],
    tempDirName: '.data/mutation',
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { reportTests: false, logTests: false },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // Below the last of them the command fails.
    thresholds: { high: 95, low: 85, break: 85 },
  });
  await stryker.runMutationTest();
}

const files = listRules(positionals);
const chosen = values.sample ? sampleOf(files, Number(values.sample), Number(values.seed)) : files;
console.log(`${chosen.length} of ${files.length} files`);
await plantFaults(chosen);
