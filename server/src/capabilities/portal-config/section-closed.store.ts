import type { Country } from '@dray/contract/markets.ts';
import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import type { KeptSwitch } from './portal-config.model.ts';

/** Switches with the markets that have closed what they open. */
export function sectionClosedStore(transaction: Transaction) {
  const tables = transaction.$pickTables<'section_closed'>();
  return {
    listSwitches: (): Promise<readonly KeptSwitch[]> =>
      runFixed<KeptSwitch>(
        transaction,
        fixed`
          select s.section, s.value,
            array(select c.country from section_closed c where c.section = s.section order by 1) as "closedIn"
          from portal_switch s order by s.section`,
      ),

    /** Whether it was closed before. */
    async setClosed(section: string, country: Country, isClosed: boolean): Promise<boolean> {
      if (isClosed) {
        const closed = await tables
          .insertInto('section_closed')
          .values({ section, country })
          .onConflict((conflict) => conflict.doNothing())
          .returning('section')
          .execute();
        return closed.length === 0;
      }
      const opened = await tables
        .deleteFrom('section_closed')
        .where('section', '=', section)
        .where('country', '=', country)
        .returning('section')
        .execute();
      return opened.length > 0;
    },
  };
}
