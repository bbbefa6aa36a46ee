import { CallRefused } from '#platform/calls/call-errors.ts';

type PlacingError = { code: string; message: string };

/** What the server says to an order that was sent. */
export type PlaceAnswer =
  | { kind: 'placed'; orderNumber: string }
  | { kind: 'refused'; errors: readonly PlacingError[] };

/** How it ended. `lost` is certain, too: the server was asked often enough and has no such order. */
export type PlaceOutcome =
  | PlaceAnswer
  | { kind: 'failed'; error: CallRefused }
  | { kind: 'lost'; error: unknown }
  | { kind: 'unknowable'; error: CallRefused };

/** What the reader is told while they wait. */
export type PlaceStep = 'sending' | 'checking' | 'unreachable';

export type PlacingDeps = {
  send: () => Promise<PlaceAnswer>;
  /** The number of the order made of this cart; nothing while there is none. */
  findOrderNumber: () => Promise<string | undefined>;
  /** Rejects where nobody waits any longer; what was sent is then asked for by the next visitor. */
  wait: (ms: number) => Promise<void>;
  tell: (step: PlaceStep) => void;
};

// The server gives an order ten seconds at most. Asked over a longer time than that, a no is final.
const pauseMs = 3_000;
const noesThatCount = 5;

/**
 * Sends an order once. Where no answer comes, or one that leaves it open, nothing is sent again: the server is asked
 * what became of it, until that is known (T94).
 */
export async function placeOnce(deps: PlacingDeps): Promise<PlaceOutcome> {
  deps.tell('sending');
  try {
    return await deps.send();
  } catch (error) {
    if (error instanceof CallRefused && isPlainNo(error)) return { kind: 'failed', error };
    return learnOutcome(deps, error);
  }
}

/** Asks for an order that may have arrived; also after a reload, when the one who sent it is gone. */
export async function learnOutcome(
  { findOrderNumber, wait, tell }: Omit<PlacingDeps, 'send'>,
  lostBy: unknown,
): Promise<PlaceOutcome> {
  let noes = 0;
  tell('checking');
  for (;;) {
    try {
      const orderNumber = await findOrderNumber();
      if (orderNumber) return { kind: 'placed', orderNumber };
      noes += 1;
      if (noes >= noesThatCount) return { kind: 'lost', error: lostBy };
      tell('checking');
    } catch (error) {
      if (error instanceof CallRefused && isPlainNo(error)) return { kind: 'unknowable', error };
      tell('unreachable');
    }
    await wait(pauseMs);
  }
}

/** The server understood and said no. A fault may have come after the order was kept, a gateway knows nothing at all. */
const isPlainNo = ({ status, code }: CallRefused): boolean =>
  code !== 'FAULT' && status < 500 && status !== 401 && status !== 429;
