export type Count = { passed: number; failed: number };

export const sumOf = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
});

/** A runner that failed without a failed test (a crash, an unhandled error, no test found) is a failure all the same. */
export function counted(exitCode: number, { passed, failed }: Count): Count {
  const isUnexplained = (exitCode !== 0 && failed === 0) || passed + failed === 0;
  return { passed, failed: isUnexplained ? failed + 1 : failed };
}
