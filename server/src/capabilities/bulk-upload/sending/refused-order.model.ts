import type { Fault, FaultFinding, StagedOrder } from '../rules/bulk-upload.model.ts';

/** For reasons that are no cell's. */
export const refusedBy = (order: StagedOrder, findings: readonly FaultFinding[]) =>
  refusedWith(
    order,
    findings.map((finding) => ({
      row: order.position,
      column: undefined,
      finding,
      fixes: [],
      cause: ['order', finding.code, order.key].join('|'),
    })),
  );

export const refusedWith = (order: StagedOrder, faults: readonly Fault[]) => ({
  key: order.key,
  state: 'refused' as const,
  orderNumber: undefined,
  placedAt: undefined,
  verdict: { ...order.verdict, faults: faults.length, findings: faults },
});
