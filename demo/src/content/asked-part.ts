import type { DemoPart } from '../demo-part.ts';
import { askersByWeek } from './asked-questions.ts';

const weeks = 12;

const dayAgo = (now: Date, days: number): string =>
  new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);

/** Twelve weeks in which people opened answers, so that the help page begins with what is asked most. */
export const askedPart: DemoPart = {
  name: 'asked-questions',
  async load(transaction, now) {
    const known = await transaction
      .selectFrom('content_item')
      .select(['id', 'path'])
      .where('kind', '=', 'faq')
      .execute();
    const rows = known.flatMap(({ id, path }) => {
      const people = askersByWeek[path];
      if (people === undefined) return [];
      return Array.from({ length: weeks }, (_, week) => ({
        item_id: id,
        asked_on: dayAgo(now, 1 + week * 7),
        people,
      }));
    });
    if (rows.length > 0) await transaction.insertInto('content_asked').values(rows).execute();
  },
};
