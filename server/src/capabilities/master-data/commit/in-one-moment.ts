import type { ImportWork, MasterDataDeps } from '../needs/master-data.deps.ts';
import { codeOf } from '../reading/for-later.ts';

const maxAttempts = 3;

/**
 * A long transaction that sees one moment: what somebody else changes between its comparing and its writing fails it. Then
 * it begins anew, and its comparing says what has moved.
 */
export async function inOneMoment<T>(
  { write, depsOf }: ImportWork,
  make: (deps: MasterDataDeps) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write(async (transaction) => {
        const deps = depsOf(transaction);
        await deps.runs.seeOneMoment();
        await deps.runs.takeTime();
        return await make(deps);
      });
    } catch (error) {
      if (codeOf(error) !== '40001' || attempt === maxAttempts) throw error;
    }
  }
}
