import { openFiles } from '@dray/server/capabilities/files/index.ts';
import type { Transaction } from '@dray/server/platform/database/connection.ts';
import { sql } from 'kysely';
import type { DemoPart } from '../demo-part.ts';
import type { Country } from '../markets/demo-countries.ts';
import { insertRecords } from '../order-life/insert-records.ts';
import { authors } from './authors.ts';
import { cannedRows, noteRows } from './desk-rows.ts';
import { findAskers } from './find-subjects.ts';
import { attachedFiles } from './request-files.ts';
import type { PlotTexts } from './request-plots.ts';
import { requestRows } from './request-rows.ts';
import { type PlottedRequest, tellRequest } from './tell-request.ts';
import { czechTexts } from './texts/czech-texts.ts';
import { italianTexts } from './texts/italian-texts.ts';
import { slovakTexts } from './texts/slovak-texts.ts';
import { spanishTexts } from './texts/spanish-texts.ts';

const texts: Readonly<Record<Country, PlotTexts>> = {
  CZ: czechTexts,
  SK: slovakTexts,
  IT: italianTexts,
  ES: spanishTexts,
};

/** Sixty requests over all nine statuses, about orders and bills that are there, twenty-five of them with files. */
export const requestsPart: DemoPart = {
  name: 'requests',
  async load(transaction, now, fileStore) {
    const requests = await tellAll(transaction, now);
    const [staff, second] = await Promise.all(['staff', 'service'].map((name) => findColleague(transaction, name)));
    if (!staff || !second) throw new Error('The demo world has no customer service.');
    const rows = requestRows(requests, { staff, second, numbers: await takeNumbers(transaction, requests.length) });
    const door = openFiles({ store: fileStore, clock: { now: () => now } })(transaction);
    const attached = await attachedFiles(requests, door.judgeAttachment);
    await door.addFiles(attached.stored);
    await insertRecords(transaction, 'ticket', rows.ticket);
    await insertRecords(transaction, 'ticket_comment', rows.ticket_comment);
    await transaction.insertInto('ticket_event').values(rows.ticket_event).execute();
    await insertRecords(transaction, 'ticket_attachment', attached.rows);
    await insertRecords(transaction, 'ticket_note', noteRows(requests, staff, now));
    const canned = cannedRows(staff, now);
    await insertRecords(transaction, 'canned_answer', canned.answers);
    await insertRecords(transaction, 'canned_answer_text', canned.texts);
  },
};

const findColleague = (transaction: Transaction, name: string) =>
  transaction
    .selectFrom('account')
    .select('uid')
    .where('email', '=', `${name}@meridian.example`)
    .executeTakeFirstOrThrow();

/** From the portal's own sequence, so that the next request goes on from there. */
async function takeNumbers(transaction: Transaction, count: number): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select nextval(pg_get_serial_sequence('ticket', 'case_number'))::int as number from generate_series(1, ${count}::int)`.execute(
    transaction,
  );
  return rows.map(({ number }) => number).sort((one, other) => one - other);
}

async function tellAll(transaction: Transaction, now: Date): Promise<PlottedRequest[]> {
  const people = Object.values(authors).flat();
  const askers = await findAskers(
    transaction,
    people.map(({ email }) => email),
  );
  return askers.flatMap((asker) =>
    (people.find(({ email }) => email === asker.email)?.plots ?? []).map((plot) =>
      tellRequest(asker, plot, texts[asker.country], now),
    ),
  );
}
