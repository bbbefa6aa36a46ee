import type { MismatchShown, OrderPath, Queued, QueuePage } from '@dray/contract/erp-desk/queue-shapes.ts';
import type { ErpDoor, MessageOnFile } from '#capabilities/erp/index.ts';
import { parseMinor, toDecimal } from '#platform/money.ts';
import type { MismatchOnDesk } from './list-mismatches.ts';
import type { Queue, QueuedOrder } from './list-queue.ts';
import type { OrderWay } from './show-order.ts';

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

type VerbsOf = ErpDoor['verbsOf'];

const queuedToWire = (row: QueuedOrder, verbsOf: VerbsOf): Queued => ({
  orderNumber: row.orderNumber,
  kind: row.kind,
  state: row.state as Queued['state'],
  attempts: row.attempts,
  cause: row.lastCode,
  since: row.createdAt.toISOString(),
  parkedAt: moment(row.parkedAt),
  reference: row.reference,
  companyId: row.companyId,
  companyName: row.companyName,
  shipToId: row.shipToId,
  shipToName: row.shipToName,
  country: row.country,
  deliveryDate: row.deliveryDate,
  total: toDecimal(parseMinor(row.total)),
  currency: row.currency,
  verbs: verbsOf(row),
});

export function queueToWire(
  { rows, total, states, causes, late, isCut }: Queue,
  page: { offset: number; limit: number },
  verbsOf: VerbsOf,
): QueuePage {
  const countOf = (state: string) => states.find(({ key }) => key === state)?.count ?? 0;
  return {
    results: rows.map((row) => queuedToWire(row, verbsOf)),
    total,
    ...page,
    states: {
      waiting: countOf('waiting'),
      sending: countOf('sending'),
      unknown: countOf('unknown'),
      parked: countOf('parked'),
    },
    causes: causes.map(({ key, count }) => ({ cause: key, count })),
    late,
    isCut,
  };
}

const messageToWire = (message: MessageOnFile): OrderPath['messages'][number] => ({
  sequence: message.sequence,
  kind: message.kind,
  state: message.state,
  attempts: message.attempts,
  cause: message.lastCode,
  said: message.said,
  createdAt: message.createdAt.toISOString(),
  firstSentAt: moment(message.firstSentAt),
  unknownSince: moment(message.unknownSince),
  parkedAt: moment(message.parkedAt),
  settledAt: moment(message.settledAt),
  reference: message.reference,
});

export const orderToWire = ({ head, messages, queued }: OrderWay, verbsOf: VerbsOf): OrderPath => ({
  orderNumber: head.orderNumber,
  sapId: head.sapId,
  queued: queued ? queuedToWire(queued, verbsOf) : null,
  messages: messages.map(messageToWire),
});

export const mismatchToWire = (row: MismatchOnDesk): MismatchShown => ({
  kind: row.kind,
  orderNumber: row.orderNumber,
  sapId: row.sapId || null,
  ourSapId: row.head?.sapId ?? null,
  firstSeenAt: row.firstSeenAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
  companyName: row.head?.companyName ?? null,
  country: row.country ?? null,
  lines: Array.isArray(row.details.lines) ? row.details.lines.map(Number) : null,
  amounts: amountsOf(row),
  deliveryDate: row.kind === 'STATUS_STUCK' ? (row.head?.deliveryDate ?? null) : null,
});

function amountsOf({ kind, details: { portal, erp }, head }: MismatchOnDesk): MismatchShown['amounts'] {
  if (kind !== 'PRICE_DIFFERS' || typeof portal !== 'number' || typeof erp !== 'number' || !head) return null;
  return { here: toDecimal(portal), there: toDecimal(erp), currency: head.currency };
}
