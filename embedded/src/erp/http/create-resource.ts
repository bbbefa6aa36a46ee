import type { Erp } from '../erp.ts';
import type { Fault } from '../faults/fault.ts';
import { addressOfEntity } from '../odata/entity-key.ts';
import { etagOf } from '../odata/etag.ts';
import type { EntitySet, Service } from '../odata/model/service.ts';
import { findRow } from '../odata/read/entities.store.ts';
import { entitiesToWire } from '../odata/read/entity-to-wire.ts';
import { parseShape } from '../odata/read/shape.ts';
import { parseEntity, type SentEntity } from '../odata/write/parse-entity.ts';
import { type NewOrder, prepareOrder } from '../orders/create-order.ts';
import { insertOrder, nextOrderNumber } from '../orders/order.store.ts';
import type { Queries } from '../store/database.ts';
import { type Answer, jsonAnswer } from './answer.ts';
import { baseUrlOf, type Call, languageOf } from './call.ts';
import { onceOnly } from './repeat-request.ts';

type Create = { service: Service; set: EntitySet; body: unknown; fault: Fault | undefined };

/** A deep insert: the order with everything that was sent below it, all or nothing. */
export async function createResource(erp: Erp, call: Call, { service, set, body, fault }: Create): Promise<Answer> {
  const { database, wall, isRepeatable, counters } = erp;
  const sent = parseEntity(service, set, body, 'create');
  const onReplay = () => {
    counters.replayed += 1;
  };
  return onceOnly({ database, now: wall.now(), isRepeatable, onReplay }, call, async (keep) => {
    const asked = { sent, language: languageOf(call), user: erp.credentials.user };
    const order = await prepareOrder(database, { ...asked, now: erp.clock.now() });
    if (fault?.kind === 'late-commit') await erp.late.wait(fault.delayMs);
    if (fault?.kind === 'duplicate') await database.transaction((queries) => write(erp, queries, order));
    return database.transaction(async (queries) => {
      const number = await write(erp, queries, order);
      const answer = await createdAnswer(queries, call, { service, set, sent, number });
      await keep(queries, answer);
      return answer;
    });
  });
}

/** Stamped when it is written: anyone who reads by time of change must not meet a time that they have passed long ago. */
async function write({ clock, life }: Erp, queries: Queries, order: NewOrder): Promise<string> {
  const now = clock.now();
  const number = await nextOrderNumber(queries);
  const lines = order.lines.map(({ item }) => item);
  const begun = await life.begin(queries, { number, header: order.header, lines, now });
  const header = { ...order.header, ...begun.header, LastChangeDateTime: now.toISOString() };
  await insertOrder(queries, { ...order, number, header, others: begun.rows });
  return number;
}

type Created = { service: Service; set: EntitySet; sent: SentEntity; number: string };

async function createdAnswer(queries: Queries, call: Call, { service, set, sent, number }: Created): Promise<Answer> {
  const row = (await findRow(queries, set, { SalesOrder: number })) ?? {};
  const baseUrl = baseUrlOf(call);
  const shape = parseShape(service, set, { select: null, expand: Object.keys(sent.children).join(',') });
  const [entity] = await entitiesToWire(queries, { service, baseUrl }, { shape, rows: [row] });
  const location = `${baseUrl}/${addressOfEntity(set, row)}`;
  return jsonAnswer(entity, { location, etag: etagOf(set, row) ?? '' }, 201);
}
