import { readStored } from '../storage-keys.ts';
import { leavingSignal, readSessionState, renewBearer, untilStaying } from './bearer.ts';
import { CallRefused } from './call-errors.ts';
import { type Call, send } from './send.ts';

/** The one way out: every call carries the session's token (E5). */
export const callServer = (call: Call): Promise<unknown> => withBearer((token) => send(untilLeaving(call), token));

/** A call that may be called off, which is a read, is called off when somebody signs out. A write is not. */
const untilLeaving = ({ signal, ...call }: Call): Call =>
  signal ? { ...call, signal: AbortSignal.any([signal, leavingSignal()]) } : call;

/**
 * A token that ended on the way is renewed and the call sent once more; a write, too, for the door was shut before
 * anything was done.
 */
export async function withBearer<Answer>(call: (token: string | undefined) => Promise<Answer>): Promise<Answer> {
  if (readSessionState() === 'leaving') await untilStaying();
  if (readSessionState() === 'signed-out') await untilHidden();
  const token = readStored('id_token');
  const whileStaying = leavingSignal();
  try {
    return await call(token);
  } catch (error) {
    if (whileStaying.aborted && error === whileStaying.reason) return withBearer(call);
    await untilStaying();
    if (!token || !isTurnedAway(error)) throw error;
    const isRenewedAlready = readStored('id_token') !== token;
    if (!isRenewedAlready && (await renewBearer()) !== 'signed-in') throw error;
    return call(readStored('id_token'));
  }
}

/**
 * A screen whose session has just ended is hidden in this very task, but what it was about to ask is asked first. One task
 * later it has been called off; what a visitor asks goes out.
 */
const untilHidden = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// A password that was not accepted answers 401, too, and has nothing to do with the session.
const isTurnedAway = (error: unknown): boolean =>
  error instanceof CallRefused && error.status === 401 && error.code !== 'SIGN_IN_REFUSED';
