import type { OrderStatus } from '@dray/contract/ordering/order-status.ts';
import type { OrderUpdate } from '#capabilities/erp/index.ts';

const known: Readonly<Record<Extract<OrderUpdate['process'], string>, OrderStatus>> = {
  'not-yet': 'Not Yet Processed',
  partly: 'Partially Processed',
  wholly: 'Completely Processed',
  'not-relevant': 'Not Relevant',
};

export type ProcessStatus = { status: OrderStatus | undefined; statusRaw: string | undefined };

/** The processing status (O2): a rejection counts before anything else; what nobody here knows is kept as it came. */
export function processStatus({ process, rejection }: Pick<OrderUpdate, 'process' | 'rejection'>): ProcessStatus {
  if (rejection === 'wholly') return { status: 'Fully Rejected', statusRaw: undefined };
  return typeof process === 'object'
    ? { status: undefined, statusRaw: process.raw }
    : { status: known[process], statusRaw: undefined };
}

export const processName = ({ process }: Pick<OrderUpdate, 'process'>): string =>
  typeof process === 'object' ? process.raw : process;
