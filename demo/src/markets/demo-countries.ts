import type { Country as Market } from '@dray/contract/markets.ts';

/** The markets that the demo world plays in; a market that joins later has none of its people, goods and orders. */
export const countries = ['CZ', 'SK', 'IT', 'ES'] as const satisfies readonly Market[];
export type Country = (typeof countries)[number];
