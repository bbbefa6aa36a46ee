import type { JudgedGate } from '@dray/contract/customers/gate-shapes.ts';
import { gates } from '@dray/contract/customers/gates.ts';

/** As many as there are, for the time until they are judged. */
export const inventedGates: readonly JudgedGate[] = gates.map((gate) => ({
  gate,
  state: 'not-judged',
  detail: { name: 'cart-empty', values: {} },
  texts: [],
  fix: null,
}));
