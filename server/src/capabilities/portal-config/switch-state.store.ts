import type { Transaction } from '#platform/database/connection.ts';

/** What is about to be changed, locked: of two changes at once each knows what it changed. */
export function switchStateStore(transaction: Transaction) {
  const tables = transaction.$pickTables<'portal_switch' | 'portal_setting'>();
  return {
    async findSwitch(section: string): Promise<string | undefined> {
      const switches = tables.selectFrom('portal_switch').select('value').where('section', '=', section);
      return (await switches.forUpdate().executeTakeFirst())?.value;
    },

    async isInMaintenance(): Promise<boolean> {
      const row = await tables.selectFrom('portal_setting').select('maintenance').forUpdate().executeTakeFirst();
      return row?.maintenance ?? false;
    },
  };
}
