import { ownSteps, stepsByPrograms } from './verify-steps.ts';

/** Runs every step, says what each found, and answers how many passed and failed. */
export async function verify(say: (line: string) => void = console.log): Promise<{ passed: number; failed: number }> {
  const result = { passed: 0, failed: 0 };
  // Programs of their own run beside the checks of this process: together they keep two cores busy.
  await Promise.all([runAll(stepsByPrograms), runAll(ownSteps)]);
  return result;

  async function runAll(steps: typeof ownSteps): Promise<void> {
    for (const [name, check] of Object.entries(steps)) {
      const startedAt = performance.now();
      const faults = await check();
      say(`${faults.length === 0 ? '✓' : '✗'} ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
      for (const fault of faults) say(`  ${fault.replaceAll('\n', '\n  ')}`);
      result[faults.length === 0 ? 'passed' : 'failed'] += 1;
    }
  }
}

if (import.meta.main) {
  const { failed } = await verify();
  process.exitCode = failed === 0 ? 0 : 1;
}
