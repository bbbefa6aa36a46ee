import { type OperatorCommand, WrongCall } from './operator-command.ts';

export const salesUsage = `  npm run portal -- sales rebuild                    count the sums of reports and contracts anew`;

export const salesCommands: Readonly<Record<string, (args: readonly string[]) => OperatorCommand>> = {
  sales([action]) {
    if (action !== 'rebuild') throw new WrongCall('Sales can be rebuilt: sales rebuild.');
    return {
      async run({ reportingOf, auditOf, actor }, transaction) {
        const orders = await reportingOf(transaction).rebuildSales();
        await auditOf(transaction).record(actor, {
          action: 'sales-rebuilt',
          subject: 'sales:all',
          details: { orders },
        });
        return `Counted anew from ${orders} orders`;
      },
    };
  },
};
