import { test } from 'vitest';

/** With two servers of their own each file takes as long as a hundred others: `npm run test:heavy`. */
export const replicatedTest = test.runIf(process.env.DRAY_HEAVY === '1');
