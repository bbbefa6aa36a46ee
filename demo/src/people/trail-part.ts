import type { DemoPart } from '../demo-part.ts';
import { trailRows } from './trail-rows.ts';

/** Who let whom in, gave which role and signed in last: the history of a company's people has something to show. */
export const trailPart: DemoPart = {
  name: 'people-trail',
  async load(transaction, now) {
    const known = await transaction.selectFrom('account').select('uid').execute();
    const subjects = new Set(known.map(({ uid }) => `account:${uid}`));
    const rows = trailRows(now).filter(({ subject }) => subjects.has(subject));
    if (rows.length > 0) await transaction.insertInto('audit_event').values(rows).execute();
  },
};
