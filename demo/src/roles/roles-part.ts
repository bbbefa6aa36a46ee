import type { DemoPart } from '../demo-part.ts';
import { roles } from './roles.ts';

export const rolesPart: DemoPart = {
  name: 'roles',
  /** Every portal starts with the same ones; an operator's own stay. */
  async load(transaction) {
    const rows = roles.map((role) => ({ ...role, sections: [...role.sections] }));
    await transaction
      .insertInto('role')
      .values(rows)
      .onConflict((row) => row.doNothing())
      .execute();
  },
};
