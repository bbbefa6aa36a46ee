import type { RebuiltPart } from '#capabilities/reporting/index.ts';
import { workInChunks } from '#platform/jobs/work-in-chunks.ts';
import { type OperatorCommand, WrongCall } from './operator-command.ts';

export const salesUsage = `  npm run portal -- sales rebuild [--resume]         count the sums of reports and contracts anew; --resume goes on after a break`;

export const salesCommands: Readonly<Record<string, (args: readonly string[]) => OperatorCommand>> = {
  sales([action, flag]) {
    if (action !== 'rebuild' || (flag !== undefined && flag !== '--resume'))
      throw new WrongCall('Sales can be rebuilt: sales rebuild [--resume].');
    let isResumed = flag === '--resume';
    return {
      async runInParts({ reportingOf, auditOf, actor, clock }, database) {
        // Somebody waits for it at a terminal, and ends it there.
        const round = { database, clock, job: 'rebuild-sales', withinMs: Number.POSITIVE_INFINITY } as const;
        let orders = 0;
        const end = await workInChunks<RebuiltPart>(round, async (transaction, from) => {
          // Anew by default: goods may have changed since an earlier round was broken off.
          const part = isResumed ? from : undefined;
          isResumed = true;
          orders = part?.orders ?? 0;
          const next = await reportingOf(transaction).rebuildPart(part);
          if (next === 'done')
            await auditOf(transaction).record(actor, {
              action: 'sales-rebuilt',
              subject: 'sales:all',
              details: { orders },
            });
          return next;
        });
        return end === 'done' ? `Counted anew from ${orders} orders` : 'They are being counted anew already';
      },
    };
  },
};
