export type MessageKind = 'create' | 'change' | 'cancel' | 'collect';

/** `refused` is the ERP's last word to a request; a `parked` one waits for an operator and holds back those behind it. */
export type MessageState = 'waiting' | 'sending' | 'unknown' | 'done' | 'refused' | 'parked' | 'withdrawn';

export type ErpMessage = {
  orderNumber: string;
  sequence: number;
  kind: MessageKind;
  revision: number;
  state: MessageState;
  attempts: number;
  firstSentAt: Date | undefined;
  unknownSince: Date | undefined;
  requestId: string;
  /** What stands for it in the ERP instead of its number, which another document has taken there. */
  reference: string | undefined;
  lastCode: string | undefined;
  createdAt: Date;
};

const open: readonly MessageState[] = ['waiting', 'sending', 'unknown', 'parked'];

export const isOpen = ({ state }: Pick<ErpMessage, 'state'>): boolean => open.includes(state);

/** Messages of one order in their sequence; the first that is not settled is the only one that may be sent. */
export const lowestOpen = (messages: readonly ErpMessage[]): ErpMessage | undefined => messages.find(isOpen);

/** Nothing of it can be at the ERP, nor get there any more. */
export const hasNeverLeft = ({ state, unknownSince }: Pick<ErpMessage, 'state' | 'unknownSince'>): boolean =>
  unknownSince === undefined && (state === 'waiting' || state === 'parked');

const hourMs = 3_600_000;
/** An ERP that repeats its answers keeps them at least so long. */
const repeatableForMs = 6 * hourMs;
/** What has not arrived by then is given to people. */
export const patienceMs = 72 * hourMs;

/** Milliseconds until it may be sent again; what the ERP was working on when we gave up may still be committed there. */
export function quietFor(message: ErpMessage, now: Date, quietMs: number, repeatsSafely: boolean): number {
  const { unknownSince, firstSentAt } = message;
  if (!unknownSince) return 0;
  const isRepeated = repeatsSafely && firstSentAt && now.getTime() - firstSentAt.getTime() < repeatableForMs;
  return isRepeated ? 0 : Math.max(0, unknownSince.getTime() + quietMs - now.getTime());
}

const looksAfterSeconds = [2, 5, 15, 60];
const maxPauseSeconds = 300;

/** An answer that was only lost is found soon; one that died before its commit is waited for to the end of the quiet time. */
export function secondsToNextLook({ unknownSince }: ErpMessage, now: Date, quietMs: number): number {
  if (!unknownSince) return 1;
  const elapsed = (now.getTime() - unknownSince.getTime()) / 1_000;
  const next = looksAfterSeconds.find((seconds) => seconds > elapsed + 0.2);
  const until = next ?? Math.max(elapsed + 1, quietMs / 1_000);
  const pause = Math.min(until, Math.max(quietMs / 1_000, elapsed + 1)) - elapsed;
  return Math.min(maxPauseSeconds, Math.max(1, Math.ceil(pause)));
}
