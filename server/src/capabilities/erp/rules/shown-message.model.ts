import type { MismatchShown, QueueVerb } from '@dray/contract/erp-desk/queue-shapes.ts';
import type { MessageKind, MessageState } from './erp-message.model.ts';
import { referenceTaken } from './erp-reference.model.ts';

/** The first of an order that is not settled. */
export type OpenMessage = {
  orderNumber: string;
  kind: MessageKind;
  state: MessageState;
  attempts: number;
  lastCode: string | null;
  reference: string | null;
  createdAt: Date;
  unknownSince: Date | null;
  parkedAt: Date | null;
};

export type MessageOnFile = OpenMessage & {
  sequence: number;
  /** The ERP's own words. */
  said: string | null;
  firstSentAt: Date | null;
  settledAt: Date | null;
};

export type NotedMismatch = {
  kind: MismatchShown['kind'];
  orderNumber: string;
  sapId: string;
  details: Readonly<Record<string, unknown>>;
  firstSeenAt: Date;
  lastSeenAt: Date;
};

/** What may be done with what waits, the usual help first; the same conditions as where it is done. */
export function verbsOf({
  kind,
  state,
  lastCode,
  unknownSince,
}: Pick<OpenMessage, 'kind' | 'state' | 'lastCode' | 'unknownSince'>): QueueVerb[] {
  const mayBeThere = unknownSince !== null;
  const needsNumber = kind === 'create' && state === 'parked' && lastCode === referenceTaken && !mayBeThere;
  const goesByItself = state === 'waiting' || state === 'unknown';
  return [
    ...(needsNumber ? (['renumber'] as const) : []),
    'retry',
    ...(kind === 'create' ? (['adopt'] as const) : []),
    ...(kind === 'create' && !mayBeThere ? (['give-up'] as const) : []),
    ...(goesByItself ? (['park'] as const) : []),
  ];
}
